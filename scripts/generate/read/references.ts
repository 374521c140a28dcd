import { pascalCase, typeName } from '../api.js';
import { keysOf } from '../generation-error.js';
import { DescriptionNode } from './description-node.js';
import { openapiObjects } from './openapi-objects.js';
import { isObject, type JsonObject } from './read-description.js';

const component = /^#\/components\/schemas\/[^/]+$/;

/** Keys of OpenAPI on the way to a schema, which say nothing about it. */
const passing = new Set('components schemas properties paths responses content schema'.split(' '));

/**
 * The name of the type that a reference leads to. A part of a schema, of a reply or of a parameter has a name of its place:
 * `#/components/schemas/Order/properties/buyer` is `Order_Buyer`.
 */
export function referencedName(reference: string): string {
  const keys = keysOf(reference);
  if (component.test(reference)) return typeName(keys[2] ?? '');
  const words = keys.filter((key) => !passing.has(key) && !/^[\w.+-]+\/[\w.+-]+/.test(key));
  return typeName(
    words
      .map(pascalCase)
      .join('_')
      .replace(/^(?=\d)/, '_'),
  );
}

/** The schemas inside other parts that references lead to, by the names that they get. */
export function referencedParts(description: JsonObject): Map<string, DescriptionNode> {
  const root = new DescriptionNode(description, '');
  const found = new Map<string, DescriptionNode>();
  const pending = [{ node: root, kind: 'description' }];
  // The loop appends the parts that it finds, because they may have references, too.
  for (const { node, kind } of pending)
    for (const reference of referencesIn(node, kind)) {
      const name = referencedName(reference);
      const target = root.at(...keysOf(reference.slice(1)));
      if (found.has(name) || component.test(reference)) continue;
      found.set(name, target);
      pending.push({ node: target, kind: 'schema' });
    }
  return found;
}

function* referencesIn(node: DescriptionNode, kind: string): Generator<string, void> {
  for (const { part: object, kind: found } of openapiObjects(node, kind)) {
    const { $ref } = isObject(object.value) ? object.value : {};
    if (found === 'schema' && typeof $ref === 'string' && $ref.startsWith('#/')) yield $ref;
  }
}
