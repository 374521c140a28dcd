import type { Direction } from '../generate/emit/type-schemas.js';
import { isObject } from '../generate/read/read-description.js';
import type { Schema } from '../generate/schema.js';
import type { Changes, Finding } from './change.js';
import type { Shape } from './shape.js';
import { lookUp, type Side, type Three } from './three.js';

/** One value in the three descriptions. Ours may not have it. */
export type Value = Omit<Three<Schema>, 'ours'> & { readonly ours: Schema | undefined };

export interface Visit {
  readonly sides: Three<Side>;
  readonly direction: Direction;
  readonly changes: Changes;
  readonly add: (finding: Omit<Finding, 'place'>, place: string) => void;
}

// Keywords that may be next to a reference, or around it.
const siblingKeywords = new Set(['default', 'deprecated', 'null', 'type']);

/** The pointer to edit in our description: a component if the official descriptions share it, otherwise the place of use. */
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
  return isShared || !isReference || !siblingKeywords.has(name) ? ours.origin : site;
}
