import type { ProofRule, TransactionRule } from '../../../src/after/rules.js';
import type { Operation } from '../api.js';
import { resolved, type Schema, type Schemas } from '../schema.js';
import { defined, type Part } from './part.js';

/** Reads `x-proof`: the parts of a reply that show how new it is. */
export function readProof(part: Part, reply: Schema, schemas: Schemas): ProofRule {
  part.object('times (a list of pointers), final (true) or transfers (true)');
  const times = part
    .at('times')
    .items('a list of pointers')
    .map((time) => placeIn(reply, schemas, time));
  return defined({
    times: times.length > 0 ? times : undefined,
    transfers: part.at('transfers').flag(),
    final: part.at('final').flag(),
  });
}

export function readTransactionRule(
  part: Part,
  operations: readonly Operation[],
  schemas: Schemas,
): TransactionRule {
  const name = part.at('operation');
  const { operationId, path, reply } =
    operations.find(({ operationId }) => operationId === name.value) ?? name.fail('an operationId');
  const place = (key: string): string => placeIn(reply, schemas, part.at(key));
  return { operationId, path, time: place('time'), made: place('made'), paid: place('paid') };
}

/** Checks a pointer into replies of a schema. In it, `*` stands for each item of an array. */
function placeIn(reply: Schema, schemas: Schemas, part: Part): string {
  const place = part.string('a JSON pointer');
  let found: readonly Schema[] = [reply];
  for (const name of place.split('/').slice(1))
    found = found.flatMap((schema) => membersOf(schema, name, schemas));
  return found.length > 0
    ? place
    : part.fail('a JSON pointer to a value in the reply, with * for each item of an array');
}

function membersOf(schema: Schema, name: string, schemas: Schemas): Schema[] {
  const { properties, items, allOf = [], anyOf = [] } = resolved(schema, schemas);
  const own = name === '*' ? items : properties && Object.hasOwn(properties, name) && properties[name];
  return [...(own ? [own] : []), ...[...allOf, ...anyOf].flatMap((part) => membersOf(part, name, schemas))];
}
