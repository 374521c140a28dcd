import type { Json, JsonObject } from '../../scripts/generate/read/read-description.js';

/** A reply of JSON with this schema, as the replies of an operation. */
export function replies(schema: Json): JsonObject {
  return { 200: { description: 'Found.', content: { 'application/json': { schema } } } };
}

/** A description of one GET operation with the given parts. */
export function description({
  path = '/things',
  operation = {},
  item = {},
  schemas = {},
  parameters = {},
}: {
  path?: string;
  operation?: JsonObject;
  item?: JsonObject;
  schemas?: JsonObject;
  parameters?: JsonObject;
}): JsonObject {
  return {
    openapi: '3.1.0',
    info: { title: 'Things', version: '1.0.0' },
    paths: {
      [path]: {
        ...item,
        get: { operationId: 'getThings', responses: replies({ type: 'object' }), ...operation },
      },
    },
    components: { schemas, parameters },
  };
}
