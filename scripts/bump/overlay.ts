import { type JsonObject, parseDescription } from '../generate/read/read-description.js';
import { applyEdits } from './apply.js';
import { placeholder } from './bring.js';
import { byRoute, routeOf } from './find-changes.js';
import { merge } from './merge.js';
import { newOperation } from './new-operation.js';
import { skeleton } from './skeleton.js';
import { sideOf } from './three.js';

/**
 * A description of some version of the service, with what ours knows of it beside: range keys, filters, windows,
 * corrections and words. It has the operations of that version, and no others.
 */
export function overlay(base: JsonObject, fresh: JsonObject, ours: string): JsonObject {
  const { text } = merge(base, fresh, ours);
  const sides = {
    base: sideOf(skeleton(base)),
    fresh: sideOf(skeleton(fresh)),
    ours: sideOf(parseDescription(text)),
  };
  const [wanted, there] = [byRoute(sides.fresh), byRoute(sides.ours)];
  const gone = sides.ours.api.operations.filter((operation) => !wanted.has(routeOf(operation)));
  const missing = [...wanted].filter(([route]) => !there.has(route)).map(([, operation]) => operation);
  const edits = [
    ...gone.map(({ pointer }) => ({ pointer, value: undefined })),
    ...missing.flatMap((operation) => newOperation(sides, operation)),
  ];
  return withoutPlaceholders(withoutEmptyPaths(parseDescription(applyEdits(text, edits))));
}

/** A path whose last operation has gone. */
function withoutEmptyPaths(description: JsonObject): JsonObject {
  const paths = Object.entries((description.paths ?? {}) as JsonObject).filter(
    ([, item]) => item !== null && Object.keys(Object(item)).length > 0,
  );
  return { ...description, paths: Object.fromEntries(paths) };
}

/** Where ours has no words yet there are none. */
function withoutPlaceholders(description: JsonObject): JsonObject {
  const words = new Set([placeholder, placeholder.replace(/\.$/, '')]);
  return JSON.parse(JSON.stringify(description, bigints), (_, value: unknown) =>
    typeof value === 'string' && words.has(value) ? undefined : value,
  );
}

/** A limit beyond 2^53 is no limit of the service's, but that of its integers. */
function bigints(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? Number(value) : value;
}
