import type { Operation } from '../generate/api.js';
import { at, keysOf } from '../generate/generation-error.js';
import { normaliseSchema } from '../generate/read/normalise-schema.js';
import { Part } from '../generate/read/part.js';
import { isObject } from '../generate/read/read-description.js';
import type { Schema } from '../generate/schema.js';
import { has, kept, merged } from './change.js';
import { placeholder } from './missing-texts.js';
import { existingReply } from './new-operation.js';
import { lookUp, type Side, type ThreeWay, type Visit } from './three-way.js';
import { valueChanges } from './value-changes.js';

export function replyChanges(visit: Visit, { base, fresh, ours }: ThreeWay<Operation>): void {
  const { sides } = visit;
  const [old, now] = [statusesOf(sides.base, base), statusesOf(sides.fresh, fresh)];
  const own = statusesOf(sides.ours, ours);
  valueChanges(visit, { base: base.reply, fresh: fresh.reply, ours: ours.reply }, `${ours.operationId} → `);
  for (const status of new Set([...old, ...now])) {
    const place = `${ours.operationId} → ${status}`;
    const finding = { kind: 'reply', origin: at(base.pointer, 'responses', status), breaking: false };
    if (!now.includes(status)) {
      const verdict = own.includes(status) ? kept('an older service still returns it') : has;
      visit.changes.add(
        { ...finding, what: `the reply with status ${status} was removed`, ...verdict },
        place,
      );
    } else if (!old.includes(status)) {
      const value = existingReply(sides.ours, status) ?? { description: placeholder };
      const edit = { pointer: at(ours.pointer, 'responses', status), value };
      const verdict = own.includes(status) ? has : merged([edit]);
      visit.changes.add({ ...finding, what: `a new reply with status ${status}`, ...verdict }, place);
    } else if (!status.startsWith('2')) {
      const [before, after] = [schemaOf(sides.base, base, status), schemaOf(sides.fresh, fresh, status)];
      const mine = schemaOf(sides.ours, ours, status);
      if (before && after) valueChanges(visit, { base: before, fresh: after, ours: mine }, `${place} `);
    }
  }
}

function statusesOf({ source }: Side, { pointer }: Operation): string[] {
  const replies = lookUp(source, at(pointer, 'responses'));
  return isObject(replies) ? Object.keys(replies) : [];
}

function schemaOf({ source }: Side, { pointer }: Operation, status: string): Schema | undefined {
  const reply = new Part(source, '').at(...keysOf(at(pointer, 'responses', status)));
  if (reply.value === undefined) return undefined;
  const schema = reply.resolved(source).at('content', 'application/json', 'schema');
  return schema.optional(normaliseSchema);
}
