import type { ProofRule, TransactionRule } from '../../../src/after/rules.js';
import type { Operation } from '../api.js';
import { at, GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** What of an operation's reply tells how new it is, if the description says. */
export function readProof(
  source: JsonObject,
  reply: Schema,
  schemas: Schemas,
  pointer: string,
): { proof?: ProofRule } {
  const value = source['x-proof'];
  if (value === undefined) return {};
  const here = at(pointer, 'x-proof');
  const { times = [], final, transfers } = isObject(value) ? value : { times: null };
  const isFlag = (flag: Json | undefined): boolean => flag === undefined || flag === true;
  if (!Array.isArray(times) || !isFlag(final) || !isFlag(transfers))
    throw new GenerationError(here, 'expected times, a list of pointers, and final or transfers, true');
  const read = times.map((time, index) => placeIn(reply, schemas, time, at(here, 'times', String(index))));
  return {
    proof: {
      ...(read.length > 0 ? { times: read } : {}),
      ...(transfers ? { transfers: true } : {}),
      ...(final ? { final: true } : {}),
    },
  };
}

/** How a transaction is looked up, if the description says. */
export function readTransactionRule(
  value: Json | undefined,
  operations: readonly Operation[],
  schemas: Schemas,
  pointer: string,
): { transaction?: TransactionRule } {
  if (value === undefined) return {};
  const given = isObject(value) ? value : {};
  const operation = operations.find(({ operationId }) => operationId === given.operation);
  if (!operation) throw new GenerationError(at(pointer, 'operation'), 'expected an operation');
  const { operationId, path, reply } = operation;
  const place = (name: string): string => placeIn(reply, schemas, given[name], at(pointer, name));
  return {
    transaction: { operationId, path, time: place('time'), made: place('made'), paid: place('paid') },
  };
}

/** A pointer into replies of a schema, in which `*` is each item of an array. */
function placeIn(reply: Schema, schemas: Schemas, place: Json | undefined, pointer: string): string {
  let found: readonly Schema[] = [reply];
  for (const name of typeof place === 'string' ? place.split('/').slice(1) : [])
    found = found.flatMap((schema) => membersOf(schema, name, schemas));
  if (typeof place !== 'string' || found.length === 0)
    throw new GenerationError(pointer, 'expected a pointer to what the reply has, with * for each item');
  return place;
}

function membersOf(schema: Schema, name: string, schemas: Schemas): Schema[] {
  const { properties, items, allOf = [], anyOf = [] } = resolved(schema, schemas);
  const own = name === '*' ? items : properties && Object.hasOwn(properties, name) && properties[name];
  return [...(own ? [own] : []), ...[...allOf, ...anyOf].flatMap((part) => membersOf(part, name, schemas))];
}
