import type { ProofRule, TransactionRule } from '../../../src/after/rules.js';
import type { Operation } from '../api.js';
import { at, GenerationError } from '../generation-error.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** Reads `x-proof`: the parts of a reply that show how new it is. */
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
    throw new GenerationError(here, 'expected times (a list of pointers), final (true) or transfers (true)');
  const read = times.map((time, index) => placeIn(reply, schemas, time, at(here, 'times', String(index))));
  return {
    proof: {
      ...(read.length > 0 ? { times: read } : {}),
      ...(transfers ? { transfers: true } : {}),
      ...(final ? { final: true } : {}),
    },
  };
}

/** Reads the rule for looking up a transaction. */
export function readTransactionRule(
  value: Json | undefined,
  operations: readonly Operation[],
  schemas: Schemas,
  pointer: string,
): { transaction?: TransactionRule } {
  if (value === undefined) return {};
  const rule = isObject(value) ? value : {};
  const operation = operations.find(({ operationId }) => operationId === rule.operation);
  if (!operation) throw new GenerationError(at(pointer, 'operation'), 'expected an operation');
  const { operationId, path, reply } = operation;
  const place = (name: string): string => placeIn(reply, schemas, rule[name], at(pointer, name));
  return {
    transaction: { operationId, path, time: place('time'), made: place('made'), paid: place('paid') },
  };
}

/** Checks a pointer into replies of a schema. In it, `*` stands for each item of an array. */
function placeIn(reply: Schema, schemas: Schemas, place: Json | undefined, pointer: string): string {
  let found: readonly Schema[] = [reply];
  for (const name of typeof place === 'string' ? place.split('/').slice(1) : [])
    found = found.flatMap((schema) => membersOf(schema, name, schemas));
  if (typeof place !== 'string' || found.length === 0)
    throw new GenerationError(
      pointer,
      'expected a JSON pointer to a value in the reply, with * for each item of an array',
    );
  return place;
}

function membersOf(schema: Schema, name: string, schemas: Schemas): Schema[] {
  const { properties, items, allOf = [], anyOf = [] } = resolved(schema, schemas);
  const own = name === '*' ? items : properties && Object.hasOwn(properties, name) && properties[name];
  return [...(own ? [own] : []), ...[...allOf, ...anyOf].flatMap((part) => membersOf(part, name, schemas))];
}
