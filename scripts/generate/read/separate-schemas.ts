import type { Operation } from '../api.js';
import { freeName } from '../code-text.js';
import { holdsInt64, mapValues, reachable, type Schema } from '../schema.js';

/**
 * Gives requests their own schema, `ThingInput` beside `Thing`, where replies use the same one and it has 64-bit integers:
 * replies have bigints, and callers may pass numbers.
 */
export function separateRequests(
  schemas: Map<string, Schema>,
  operations: readonly Operation[],
): readonly Operation[] {
  const bodies = operations.flatMap(({ body }) => body?.schema ?? []);
  const requests = reachable(schemas, bodies);
  const replies = reachable(
    schemas,
    operations.map(({ reply }) => reply),
  );
  const inputs = new Map<string, string>();
  for (const [name, schema] of schemas)
    if (requests.has(name) && replies.has(name) && holdsInt64(schema, schemas))
      inputs.set(name, freeName(`${name}Input`, schemas));
  if (inputs.size === 0) return operations;
  const asInput = (schema: Schema): Schema => {
    const { ref, properties, additionalProperties, items, allOf, anyOf } = schema;
    return {
      ...schema,
      ...(ref !== undefined && { ref: inputs.get(ref) ?? ref }),
      ...(properties && { properties: mapValues(properties, asInput) }),
      ...(additionalProperties && { additionalProperties: asInput(additionalProperties) }),
      ...(items && { items: asInput(items) }),
      ...(allOf && { allOf: allOf.map(asInput) }),
      ...(anyOf && { anyOf: anyOf.map(asInput) }),
    };
  };
  // A schema of requests alone may refer to one that is now two.
  for (const name of requests) {
    const schema = schemas.get(name);
    if (schema && (inputs.has(name) || !replies.has(name)))
      schemas.set(inputs.get(name) ?? name, asInput(schema));
  }
  return operations.map((operation) => {
    const { body } = operation;
    return body?.schema ? { ...operation, body: { ...body, schema: asInput(body.schema) } } : operation;
  });
}
