import type { Operation } from '../generate/api.js';
import { at, keysOf } from '../generate/generation-error.js';
import { normaliseSchema } from '../generate/read/normalise-schema.js';
import { Part } from '../generate/read/part.js';
import { isObject, type JsonObject } from '../generate/read/read-description.js';
import type { Schema } from '../generate/schema.js';
import { type Edit, has, kept, merged } from './change.js';
import { placeholder } from './copy-part.js';
import { lookUp, type Side, type ThreeWay, type Visit } from './three-way.js';
import { valueChanges } from './value-changes.js';

export function replyChanges(visit: Visit, operations: ThreeWay<Operation>): void {
  const { sides } = visit;
  const { base, fresh, ours } = operations;
  const of = (side: Side, { pointer }: Operation): JsonObject => {
    const replies = lookUp(side.source, at(pointer, 'responses'));
    return isObject(replies) ? replies : {};
  };
  const [old, now, own] = [of(sides.base, base), of(sides.fresh, fresh), of(sides.ours, ours)];
  valueChanges(visit, { base: base.reply, fresh: fresh.reply, ours: ours.reply }, `${ours.operationId} → `);
  for (const status of new Set([...Object.keys(old), ...Object.keys(now)])) {
    const place = `${ours.operationId} → ${status}`;
    const finding = { kind: 'reply', origin: at(base.pointer, 'responses', status), breaking: false };
    if (old[status] !== undefined && now[status] !== undefined) {
      if (!status.startsWith('2')) errorChanges(visit, operations, status, place);
    } else if (now[status] === undefined) {
      const verdict = own[status] === undefined ? has : kept('an older service still returns it');
      visit.add({ ...finding, what: `the reply with status ${status} was removed`, ...verdict }, place);
    } else {
      const verdict = own[status] === undefined ? merged([newReply(visit, ours, status)]) : has;
      visit.add({ ...finding, what: `a new reply with status ${status}`, ...verdict }, place);
    }
  }
}

/** Adds a reply with the component that another operation of ours uses for this status, or with a placeholder. */
function newReply({ sides }: Visit, ours: Operation, status: string): Edit {
  const pointer = at(ours.pointer, 'responses', status);
  for (const operation of sides.ours.api.operations) {
    const value = lookUp(sides.ours.source, at(operation.pointer, 'responses', status));
    if (isObject(value) && value.$ref !== undefined) return { pointer, value };
  }
  return { pointer, value: { description: placeholder } };
}

function errorChanges(
  visit: Visit,
  { base, fresh, ours }: ThreeWay<Operation>,
  status: string,
  place: string,
): void {
  const { sides } = visit;
  const [old, now] = [schemaOf(sides.base, base, status), schemaOf(sides.fresh, fresh, status)];
  if (old && now)
    valueChanges(visit, { base: old, fresh: now, ours: schemaOf(sides.ours, ours, status) }, `${place} `);
}

function schemaOf({ source }: Side, { pointer }: Operation, status: string): Schema | undefined {
  const reply = new Part(source, '').at(...keysOf(at(pointer, 'responses', status)));
  if (reply.value === undefined) return undefined;
  const schema = reply.resolved(source).at('content', 'application/json', 'schema');
  return schema.optional(normaliseSchema);
}
