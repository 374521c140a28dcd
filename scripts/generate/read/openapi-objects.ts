import type { DescriptionNode } from './description-node.js';
import { isObject } from './read-description.js';

/** How the parts of an object are reached: itself, each item of a list, or each member of a map. */
type Child = { readonly is?: string; readonly list?: string; readonly map?: string };

const schemaMaps = 'properties patternProperties dependentSchemas $defs definitions';
const schemaLists = 'allOf anyOf oneOf prefixItems';
const schemas = `items additionalProperties not if then else contains propertyNames unevaluatedItems
  unevaluatedProperties contentSchema`;
const methods = 'get put post delete patch head options trace query';

/**
 * The objects of OpenAPI that may have `x-` keys, and what is in them. Members of a map have names, which may begin with `x-`,
 * and values such as examples have any form: neither is an object of OpenAPI.
 */
const objects: Readonly<Record<string, Readonly<Record<string, Child>>>> = {
  description: {
    info: { is: 'other' },
    servers: { list: 'server' },
    paths: { is: 'paths' },
    webhooks: { map: 'path item' },
    components: { is: 'components' },
    tags: { list: 'other' },
    externalDocs: { is: 'other' },
  },
  server: { variables: { map: 'other' } },
  components: {
    schemas: { map: 'schema' },
    parameters: { map: 'parameter' },
    headers: { map: 'header' },
    responses: { map: 'response' },
    requestBodies: { map: 'request body' },
    pathItems: { map: 'path item' },
    callbacks: { map: 'paths' },
    securitySchemes: { map: 'other' },
    mediaTypes: { map: 'media type' },
  },
  paths: { '*': { is: 'path item' } },
  'path item': {
    ...each(methods, { is: 'operation' }),
    parameters: { list: 'parameter' },
    servers: { list: 'server' },
    additionalOperations: { map: 'operation' },
  },
  operation: {
    parameters: { list: 'parameter' },
    requestBody: { is: 'request body' },
    responses: { is: 'responses' },
    callbacks: { map: 'paths' },
    servers: { list: 'server' },
    externalDocs: { is: 'other' },
  },
  parameter: { schema: { is: 'schema' }, content: { map: 'media type' } },
  header: { schema: { is: 'schema' }, content: { map: 'media type' } },
  'request body': { content: { map: 'media type' } },
  responses: { '*': { is: 'response' } },
  response: { headers: { map: 'header' }, content: { map: 'media type' } },
  'media type': { schema: { is: 'schema' }, itemSchema: { is: 'schema' }, encoding: { map: 'other' } },
  schema: {
    ...each(schemaMaps, { map: 'schema' }),
    ...each(schemaLists, { list: 'schema' }),
    ...each(schemas, { is: 'schema' }),
    discriminator: { is: 'other' },
    xml: { is: 'other' },
    externalDocs: { is: 'other' },
  },
  other: {
    ...each('contact license externalDocs', { is: 'other' }),
    flows: { map: 'other' },
  },
};

function each(names: string, child: Child): Record<string, Child> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, child]));
}

/**
 * Every object of OpenAPI in a part, which is of this kind, with its kind. A parameter is named by its place, such as
 * `query parameter`. Parts that `isLeftOut` names by their pointer are not entered.
 */
export function* openapiObjects(
  node: DescriptionNode,
  kind: string,
  isLeftOut: (pointer: string) => boolean = () => false,
): Generator<{ part: DescriptionNode; kind: string }, void> {
  if (!isObject(node.value) || isLeftOut(node.pointer)) return;
  const place = kind === 'parameter' ? `${node.value.in} parameter` : kind;
  yield { part: node, kind: place };
  const children = objects[kind] ?? {};
  for (const name of Object.keys(node.value)) {
    const { is, list, map } = children[name] ?? (name.startsWith('x-') ? {} : (children['*'] ?? {}));
    const inner = node.at(name);
    if (is !== undefined) yield* openapiObjects(inner, is, isLeftOut);
    if (list !== undefined && Array.isArray(inner.value))
      for (const index of inner.value.keys()) yield* openapiObjects(inner.at(index), list, isLeftOut);
    if (map !== undefined && isObject(inner.value))
      for (const member of Object.keys(inner.value)) yield* openapiObjects(inner.at(member), map, isLeftOut);
  }
}
