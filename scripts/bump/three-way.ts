import type { Api } from '../generate/api.js';
import type { Direction } from '../generate/emit/type-schemas.js';
import { keysOf } from '../generate/generation-error.js';
import { Part } from '../generate/read/part.js';
import { readApi } from '../generate/read/read-api.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Schema } from '../generate/schema.js';
import type { Changes } from './change.js';
import type { Shape } from './shape.js';

/** The last official description, the new one, and ours. */
export interface ThreeWay<Thing, Ours = Thing> {
  readonly base: Thing;
  readonly fresh: Thing;
  readonly ours: Ours;
}

export interface Side {
  readonly source: JsonObject;
  readonly api: Api;
}

function sideOf(source: JsonObject): Side {
  return { source, api: readApi(source, 'ledger') };
}

export function sidesOf({ base, fresh, ours }: ThreeWay<JsonObject>): ThreeWay<Side> {
  return { base: sideOf(base), fresh: sideOf(fresh), ours: sideOf(ours) };
}

export function lookUp(source: Json, pointer: string): Json | undefined {
  return new Part(source, '').at(...keysOf(pointer)).value;
}

/** The reason (`x-observed`) why we corrected our description at a pointer or around it. Undefined if we did not. */
export function correction(source: JsonObject, pointer: string): string | undefined {
  const keys = pointer.split('/');
  for (let length = keys.length; length > 3; length--) {
    const node = lookUp(source, keys.slice(0, length).join('/'));
    const reason = isObject(node) ? node['x-observed'] : undefined;
    if (typeof reason === 'string') return reason;
  }
  return undefined;
}

/** `x-since` of what is new. Only a step to the next version tells which version introduced it. */
export function sinceOf({ base, fresh }: ThreeWay<Side>): JsonObject {
  const [from = [], to = []] = [base, fresh].map(({ api }) => api.version.split('.').map(Number));
  const isStep = from[0] === to[0] && Number(to[1]) - Number(from[1]) <= 1;
  return isStep ? { 'x-since': fresh.api.version } : {};
}

export type Value = ThreeWay<Schema, Schema | undefined>;

export interface Visit {
  readonly sides: ThreeWay<Side>;
  readonly direction: Direction;
  readonly changes: Changes;
}

// Keywords that may be next to a reference, or around it.
const siblingKeywords = new Set(['default', 'deprecated', 'null', 'type']);

/** The pointer to edit in our description: a component if the official descriptions share it, otherwise the place of use. */
export function targetOf(
  { ours: { source } }: ThreeWay<Side>,
  value: Value,
  { base, fresh, ours }: ThreeWay<Shape>,
  name: string,
): string {
  const isShared = base.origin === fresh.origin && base.origin !== value.base.pointer;
  const site = String(value.ours?.pointer);
  const raw = lookUp(source, site);
  const isReference = isObject(raw) && raw.$ref !== undefined;
  return isShared || !isReference || !siblingKeywords.has(name) ? ours.origin : site;
}
