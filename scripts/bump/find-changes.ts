// This room tells what is new in an official description, and writes it into ours.

import type { Operation } from '../generate/api.js';
import { at } from '../generate/generation-error.js';
import type { JsonObject } from '../generate/read/read-description.js';
import { type Change, Changes } from './change.js';
import { newOperation } from './new-operation.js';
import { parameterChanges } from './parameter-changes.js';
import { replyChanges } from './reply-changes.js';
import { type Side, sideOf, type Three } from './three.js';
import type { Visit } from './value.js';
import { valueChanges } from './value-changes.js';

/** All that a new official description says otherwise than the last one, and what becomes of it in ours. */
export function findChanges(descriptions: Three<JsonObject>): Change[] {
  const sides = {
    base: sideOf(descriptions.base),
    fresh: sideOf(descriptions.fresh),
    ours: sideOf(descriptions.ours),
  };
  const changes = new Changes();
  const [old, now, own] = [sides.base, sides.fresh, sides.ours].map(byRoute) as [Routes, Routes, Routes];
  const visit = (direction: Visit['direction']): Visit => ({
    sides,
    direction,
    changes,
    add: (finding, place) => changes.add({ ...finding, place }),
  });
  const add = visit('request').add;
  for (const [route, operation] of old) {
    const [fresh, ours] = [now.get(route), own.get(route)];
    if (fresh && ours) operationChanges(visit, { base: operation, fresh, ours });
    else if (!fresh) {
      const moved = [...now].find(
        ([other, { operationId }]) => !old.has(other) && operationId === operation.operationId,
      );
      const what = moved ? `moved to ${moved[0]}` : 'an operation that is gone';
      const kind = moved ? 'operation moved' : 'operation gone';
      const finding = { kind, what, origin: operation.pointer, breaking: true };
      if (!ours) add({ ...finding, outcome: 'ours has it' }, operation.operationId);
      else
        add(
          { ...finding, outcome: 'by hand', reason: 'decide how long older services are served' },
          operation.operationId,
        );
    }
  }
  for (const [route, operation] of now) {
    const moved = [...old].some(
      ([other, { operationId }]) => !now.has(other) && operationId === operation.operationId,
    );
    if (old.has(route) || moved) continue;
    const finding = {
      kind: 'operation added',
      what: `a new operation, ${route}`,
      origin: operation.pointer,
      breaking: false,
    };
    if (own.has(route)) add({ ...finding, outcome: 'ours has it' }, operation.operationId);
    else add({ ...finding, outcome: 'merged', edits: newOperation(sides, operation) }, operation.operationId);
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

function operationChanges(
  visit: (direction: Visit['direction']) => Visit,
  operations: Three<Operation>,
): void {
  const { base, fresh, ours } = operations;
  const [asked, answered] = [visit('request'), visit('reply')];
  const place = ours.operationId;
  const shared = { origin: base.pointer, breaking: false };
  if (base.operationId !== fresh.operationId)
    asked.add(
      {
        ...shared,
        kind: 'operation renamed',
        what: `renamed to ${fresh.operationId}`,
        outcome: 'kept',
        reason: 'the name is one of our functions',
      },
      place,
    );
  if (base.deprecated !== fresh.deprecated) {
    const finding = {
      ...shared,
      kind: 'operation deprecated',
      what: `deprecated ${base.deprecated} → ${fresh.deprecated}`,
    };
    const edits = [{ pointer: at(ours.pointer, 'deprecated'), value: fresh.deprecated || undefined }];
    if (ours.deprecated === fresh.deprecated) asked.add({ ...finding, outcome: 'ours has it' }, place);
    else asked.add({ ...finding, outcome: 'merged', edits }, place);
  }
  parameterChanges(asked, operations);
  bodyChanges(asked, operations, `${place} ← body`);
  replyChanges(answered, operations);
}

function bodyChanges(visit: Visit, { base, fresh, ours }: Three<Operation>, place: string): void {
  const [old, now, own] = [base.body, fresh.body, ours.body];
  const words = (body: typeof old): string =>
    body ? `${body.mediaType}${body.required ? ', required' : ''}` : 'none';
  if (words(old) !== words(now)) {
    const finding = {
      kind: 'body',
      what: `body ${words(old)} → ${words(now)}`,
      origin: base.pointer,
      breaking: true,
    };
    if (words(own) === words(now)) visit.add({ ...finding, outcome: 'ours has it' }, place);
    else visit.add({ ...finding, outcome: 'by hand', reason: `ours takes ${words(own)}` }, place);
  }
  if (old?.schema && now?.schema)
    valueChanges(visit, { base: old.schema, fresh: now.schema, ours: own?.schema }, place);
}
