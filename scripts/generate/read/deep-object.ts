import type { Parameter } from '../api.js';
import { namesIn, resolved, type Schema, type Schemas } from '../schema.js';
import type { DescriptionNode } from './description-node.js';
import { keysAt } from './keys.js';

/** `filter[a][b][c]` is the deepest form that descriptions have. An object may contain objects of its own schema. */
const maxDepth = 4;

/** Keys that say something about the value of a parameter. An object has no single value. */
const notes = ['x-observed', 'x-since'];

/**
 * The parameters of an object that is sent as `filter[state]=open` (`style: deepObject`): one for each of its properties,
 * under its wire name, as all parameters are. An object with members of any name cannot be listed, so it is refused.
 */
export function deepObjectParameters(node: DescriptionNode, whole: Parameter, schemas: Schemas): Parameter[] {
  for (const key of Object.keys(keysAt('query parameter')))
    if (!notes.includes(key) && node.at(key).value !== undefined)
      node.at(key).reject(`${key} is about one value, but a deepObject has several`);
  const found = membersOf(whole, schemas, 1);
  return found.length > 0
    ? found
    : node.at('schema').reject('expected an object with properties in a deepObject');
}

function membersOf(parent: Parameter, schemas: Schemas, depth: number): Parameter[] {
  const object = resolved(parent.schema, schemas);
  const isRequired = parent.required ? requiredOf(object, schemas) : new Set<string>();
  return [...namesIn(object, schemas)].flatMap(([property, schema]) => {
    const name = `${parent.name}[${property}]`;
    const { description = '', deprecated = false, pointer } = schema;
    const required = isRequired.has(property);
    const member = { ...parent, name, required, description, deprecated, schema, pointer };
    const inner = depth < maxDepth ? membersOf(member, schemas, depth + 1) : [];
    return inner.length > 0 ? inner : [member];
  });
}

/** Alternatives require nothing together. */
function requiredOf(schema: Schema, schemas: Schemas): Set<string> {
  const { required = [], allOf = [] } = resolved(schema, schemas);
  return new Set([...required, ...allOf.flatMap((part) => [...requiredOf(part, schemas)])]);
}
