// This room finds the changes of an official description, and writes them into ours.

import type { Operation } from '../generate/api.js';
import { at } from '../generate/generation-error.js';
import { byHand, type Change, Changes, has, kept, merged } from './change.js';
import { newOperation } from './new-operation.js';
import { parameterChanges } from './parameter-changes.js';
import { replyChanges } from './reply-changes.js';
import type { Side, ThreeWay, Visit } from './three-way.js';
import { valueChanges } from './value-changes.js';

export function findChanges(sides: ThreeWay<Side>): Change[] {
  const changes = new Changes();
  const [old, now, own] = [sides.base, sides.fresh, sides.ours].map(byRoute) as [Routes, Routes, Routes];
  /** The new route of an operation that moved: one with the same operationId that only the other description has. */
  const movedTo = ({ operationId }: Operation, there: Routes, here: Routes): string | undefined =>
    [...there].find(([route, other]) => !here.has(route) && other.operationId === operationId)?.[0];
  for (const [route, operation] of old) {
    const [fresh, ours] = [now.get(route), own.get(route)];
    if (fresh && ours) operationChanges({ sides, changes }, { base: operation, fresh, ours });
    if (fresh) continue;
    const moved = movedTo(operation, now, old);
    const verdict = ours ? byHand('decide how long to support older services') : has;
    const [kind, what] = moved
      ? ['operation moved', `moved to ${moved}`]
      : ['operation gone', 'the operation was removed'];
    const finding = { kind, what, origin: operation.pointer, breaking: true };
    changes.add({ ...finding, ...verdict }, operation.operationId);
  }
  for (const [route, operation] of now) {
    if (old.has(route) || movedTo(operation, old, now)) continue;
    const verdict = own.has(route) ? has : merged(newOperation(sides, operation));
    const finding = { kind: 'operation added', what: `a new operation, ${route}`, breaking: false };
    changes.add({ ...finding, origin: operation.pointer, ...verdict }, operation.operationId);
  }
  return changes.all();
}

type Routes = ReadonlyMap<string, Operation>;

export function byRoute({ api }: Side): Routes {
  return new Map(api.operations.map((operation) => [routeOf(operation), operation]));
}

/** Method and path; the names of path parameters do not matter. */
export function routeOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^{}]+\}/g, '{}')}`;
}

function operationChanges(common: Omit<Visit, 'direction'>, operations: ThreeWay<Operation>): void {
  const { base, fresh, ours } = operations;
  const { changes } = common;
  const request = { ...common, direction: 'request' } as const;
  const place = ours.operationId;
  const shared = { origin: base.pointer, breaking: false };
  if (base.operationId !== fresh.operationId) {
    const finding = { kind: 'operation renamed', what: `renamed to ${fresh.operationId}` };
    changes.add({ ...shared, ...finding, ...kept('the name is one of our functions') }, place);
  }
  if (base.deprecated !== fresh.deprecated) {
    const what = `deprecated ${base.deprecated} → ${fresh.deprecated}`;
    const edit = { pointer: at(ours.pointer, 'deprecated'), value: fresh.deprecated || undefined };
    const verdict = ours.deprecated === fresh.deprecated ? has : merged([edit]);
    changes.add({ ...shared, kind: 'operation deprecated', what, ...verdict }, place);
  }
  parameterChanges(request, operations);
  bodyChanges(request, operations, `${place} ← body`);
  replyChanges({ ...common, direction: 'reply' }, operations);
}

function bodyChanges(visit: Visit, { base, fresh, ours }: ThreeWay<Operation>, place: string): void {
  const [old, now, own] = [base.body, fresh.body, ours.body];
  const words = (body: typeof old): string =>
    body ? `${body.mediaType}${body.required ? ', required' : ''}` : 'none';
  if (words(old) !== words(now)) {
    const what = `body ${words(old)} → ${words(now)}`;
    const verdict = words(own) === words(now) ? has : byHand(`our description has ${words(own)}`);
    visit.changes.add({ kind: 'body', what, origin: base.pointer, breaking: true, ...verdict }, place);
  }
  if (old?.schema && now?.schema)
    valueChanges(visit, { base: old.schema, fresh: now.schema, ours: own?.schema }, place);
}
