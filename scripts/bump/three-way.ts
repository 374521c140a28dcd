import type { Api } from '../generate/api.js';
import { keysOf } from '../generate/generation-error.js';
import { DescriptionNode } from '../generate/read/description-node.js';
import { readApi } from '../generate/read/read-api.js';
import { isObject, type Json, type JsonObject } from '../generate/read/read-description.js';
import type { Changes } from './change.js';

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
  return new DescriptionNode(source, '').at(...keysOf(pointer)).value;
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

export interface Visit {
  readonly sides: ThreeWay<Side>;
  readonly changes: Changes;
}

/** Where a comparison is. */
export interface Spot {
  readonly place: string;
  /** The place around it. */
  readonly around: string;
  /** The values around it, which may contain themselves. */
  readonly above: ReadonlySet<string>;
}
