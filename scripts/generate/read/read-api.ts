// This room reads a description into an Api. It does not depend on the emitters.
import type { MomentRule } from '../../../src/client/operation.js';
import { type Api, type Operation, typeName } from '../api.js';
import { at, GenerationError } from '../generation-error.js';
import type { Schema, Schemas } from '../schema.js';
import { isInherited } from './inherited.js';
import { normaliseSchema } from './normalise-schema.js';
import { isObject, type Json, type JsonObject, plainDescription } from './read-description.js';
import { readOperations } from './read-operations.js';
import { readTransactionRule } from './read-proof.js';
import { SchemaCheck } from './schema-check.js';

/** Reads a description. Throws a GenerationError for anything that the emitters do not support. */
export function readApi(source: JsonObject, service: string): Api {
  const description = plainDescription(source);
  const version = description.openapi;
  if (typeof version !== 'string' || !/^3\.[01]\./.test(version))
    throw new GenerationError('/openapi', `expected OpenAPI 3.0 or 3.1, got ${String(version)}`);
  if (description.webhooks) throw new GenerationError('/webhooks', 'webhooks are not supported');
  const info = isObject(description.info) ? description.info : {};
  const schemas = readSchemas(description);
  const operations = readOperations(description, schemas);
  return {
    service,
    title: String(info.title ?? service),
    version: String(info.version ?? ''),
    madeBy: '`npm run generate`',
    schemas: new Map([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))),
    operations: [...operations].sort((a, b) => (a.operationId < b.operationId ? -1 : 1)),
    servers: readServers(description),
    ...readWatermark(description, operations, schemas),
    ...readFirstTransaction(description, operations),
    ...readChanges(description, operations),
  };
}

function readSchemas(description: JsonObject): Map<string, Schema> {
  const components = isObject(description.components) ? description.components : {};
  const source = isObject(components.schemas) ? components.schemas : {};
  const schemas = new Map<string, Schema>();
  for (const [name, schema] of Object.entries(source)) {
    const pointer = at('/components/schemas', name);
    const exported = typeName(name);
    if (!/^[A-Za-z_]/.test(exported) || isInherited(exported))
      throw new GenerationError(pointer, `${name} cannot be the name of a type; expected a letter first`);
    if (schemas.has(exported)) throw new GenerationError(pointer, `two schemas would be named ${exported}`);
    schemas.set(exported, normaliseSchema(schema, pointer));
  }
  const references = new SchemaCheck(schemas);
  for (const schema of schemas.values()) references.check(schema);
  return schemas;
}

function readWatermark(
  description: JsonObject,
  operations: readonly Operation[],
  schemas: Schemas,
): Pick<Api, 'watermark'> {
  const value = description['x-watermark'];
  if (value === undefined) return {};
  const moment = readMoment(value, operations, '/x-watermark');
  const { transaction } = isObject(value) ? value : {};
  const rule = readTransactionRule(transaction, operations, schemas, '/x-watermark/transaction');
  return { watermark: { ...moment, ...rule } };
}

function readFirstTransaction(
  description: JsonObject,
  operations: readonly Operation[],
): Pick<Api, 'firstTransaction'> {
  const value = description['x-first-transaction'];
  if (value === undefined) return {};
  return { firstTransaction: readMoment(value, operations, '/x-first-transaction') };
}

function readMoment(value: Json, operations: readonly Operation[], here: string): MomentRule {
  const { operation: name, query, pointer } = isObject(value) ? value : {};
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation || typeof query !== 'string' || !Array.isArray(pointer))
    throw new GenerationError(here, 'expected an operation, a query and a pointer');
  const parts = pointer.filter((part) => typeof part === 'string' || typeof part === 'number');
  return { operationId: operation.operationId, path: operation.path, query, pointer: parts };
}

function readChanges(description: JsonObject, operations: readonly Operation[]): Pick<Api, 'changes'> {
  const value = description['x-changes'];
  if (value === undefined) return {};
  const [incidents, maintenances, components] = ['incidents', 'maintenances', 'components'].map((list) => {
    const name = isObject(value) ? value[list] : undefined;
    return operations.find(({ operationId, items }) => operationId === name && items);
  });
  if (!incidents || !maintenances || !components)
    throw new GenerationError('/x-changes', 'expected the lists of incidents, maintenances and components');
  return { changes: { incidents, maintenances, components } };
}

function readServers(description: JsonObject): string[] {
  const servers = Array.isArray(description.servers) ? description.servers : [];
  return servers.flatMap((server) =>
    isObject(server) && typeof server.url === 'string' && /^https?:/.test(server.url) ? [server.url] : [],
  );
}
