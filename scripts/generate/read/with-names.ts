import { mapValues } from '../schema.js';
import { isObject, type Json, type JsonObject } from './read-description.js';

/** Adds the operationIds and `x-` extensions of another description to the operations of a description. */
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
