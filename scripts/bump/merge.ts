import { isObject, type Json, type JsonObject, parseDescription } from '../generate/read/read-description.js';
import { mapValues } from '../generate/schema.js';
import { applyEdits } from './apply.js';
import { type Change, Changes, type Edit } from './change.js';
import { compare } from './compare.js';
import { describedApi, routeOf } from './described.js';
import { placeholder, summaryPlaceholder } from './missing-texts.js';
import { newOperation } from './new-operation.js';
import { skeleton } from './skeleton.js';
import { sidesOf, sinceOf } from './three-way.js';

export interface Merged {
  readonly from: string;
  readonly to: string;
  /** Our description with what could be merged. */
  readonly text: string;
  readonly changes: readonly Change[];
  /** Whether new parts have `x-since`. */
  readonly hasSince: boolean;
}

export function merge(base: JsonObject, fresh: JsonObject, ours: string): Merged {
  const sides = sidesOf({ base: skeleton(base), fresh: skeleton(fresh), ours: parseDescription(ours) });
  const found = new Changes();
  const nodes = {
    base: describedApi(sides.base),
    fresh: describedApi(sides.fresh),
    ours: describedApi(sides.ours),
  };
  compare({ sides, changes: found }, nodes, { place: '', around: '', above: new Set() });
  const changes = found.all();
  const [from, to] = [sides.base.api.version, sides.fresh.api.version];
  const edits = new Map(
    changes.filter(({ outcome }) => outcome === 'merged').flatMap((change) => [...change.edits]),
  );
  const version: Edit = { pointer: '/info/version', value: to };
  const text = applyEdits(ours, [...edits.values(), version]);
  return { from, to, text, changes, hasSince: 'x-since' in sinceOf(sides) };
}

/**
 * The description of another version of the service, with our additions: range keys, filters, windows, corrections and prose.
 * It has exactly the operations of that version.
 */
export function overlay(base: JsonObject, fresh: JsonObject, ours: string): JsonObject {
  const { text } = merge(base, fresh, ours);
  const sides = sidesOf({ base: skeleton(base), fresh: skeleton(fresh), ours: parseDescription(text) });
  const [target, present] = [sides.fresh, sides.ours].map(({ api }) => new Set(api.operations.map(routeOf)));
  const gone = sides.ours.api.operations.filter((operation) => !target?.has(routeOf(operation)));
  const missing = sides.fresh.api.operations.filter((operation) => !present?.has(routeOf(operation)));
  const edits = [
    ...gone.map(({ pointer }) => ({ pointer, value: undefined })),
    ...missing.flatMap((operation) => newOperation(sides, operation)),
  ];
  return withoutPlaceholders(withoutEmptyPaths(parseDescription(applyEdits(text, edits))));
}

export function withNames(description: JsonObject, other: JsonObject): JsonObject {
  const [paths, otherPaths] = [description.paths, other.paths].map((value) => (isObject(value) ? value : {}));
  const named = mapValues(paths ?? {}, (item, path) => {
    const theirs = otherPaths?.[path];
    if (!isObject(item) || !isObject(theirs)) return item;
    return mapValues(item, (operation, method) => withName(operation, theirs[method]));
  });
  return { ...description, paths: named };
}

function withName(operation: Json | undefined, other: Json | undefined): Json | undefined {
  if (!isObject(operation) || !isObject(other)) return operation;
  const more = Object.entries(other).filter(([key]) => key === 'operationId' || key.startsWith('x-'));
  return { ...Object.fromEntries(more), ...operation };
}

function withoutEmptyPaths(description: JsonObject): JsonObject {
  const paths = Object.entries(Object(description.paths)).filter(
    ([, item]) => Object.keys(Object(item)).length > 0,
  );
  return { ...description, paths: Object.fromEntries(paths) as JsonObject };
}

/** Removes placeholders: an overlay needs no prose. */
function withoutPlaceholders(description: JsonObject): JsonObject {
  const words = new Set([placeholder, summaryPlaceholder]);
  const text = JSON.stringify(description, (_, value: unknown) => {
    if (typeof value === 'string' && words.has(value)) return undefined;
    // Bounds beyond 2^53 are those of int64, so they may lose precision.
    return typeof value === 'bigint' ? Number(value) : value;
  });
  return JSON.parse(text);
}
