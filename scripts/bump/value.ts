import type { Direction } from '../generate/emit/type-schemas.js';
import { isObject } from '../generate/read/read-description.js';
import type { Schema } from '../generate/schema.js';
import type { Changes, Finding } from './change.js';
import type { Shape } from './shape.js';
import { lookUp, type Side, type Three } from './three.js';

/** One value in three descriptions; ours may not have it. */
export type Value = Omit<Three<Schema>, 'ours'> & { readonly ours: Schema | undefined };

/** What a visit has at hand. */
export interface Visit {
  readonly sides: Three<Side>;
  readonly direction: Direction;
  readonly changes: Changes;
  readonly add: (finding: Omit<Finding, 'place'>, place: string) => void;
}

// What can stand beside a reference, or around it.
const ofPlace = new Set(['default', 'deprecated', 'null', 'type']);

/** Where an edit of ours belongs: to a component that the official ones share as well, or to the one place of use. */
export function targetOf(
  { ours: { source } }: Three<Side>,
  value: Value,
  { base, fresh, ours }: Three<Shape>,
  name: string,
): string {
  const isShared = base.origin === fresh.origin && base.origin !== value.base.pointer;
  const site = String(value.ours?.pointer);
  const raw = lookUp(source, site);
  const isReference = isObject(raw) && raw.$ref !== undefined;
  return isShared || !isReference || !ofPlace.has(name) ? ours.origin : site;
}
