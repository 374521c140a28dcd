import { type JsonObject, parseDescription } from '../generate/read/read-description.js';
import { applyEdits } from './apply.js';
import type { Change, Edit } from './change.js';
import { findChanges } from './find-changes.js';
import { skeleton } from './skeleton.js';

/** Merges the changes of an official description into the text of ours. Returns all changes, merged or not. */
export function merge(
  base: JsonObject,
  fresh: JsonObject,
  ours: string,
): { text: string; changes: Change[] } {
  const newSkeleton = skeleton(fresh);
  const changes = findChanges({ base: skeleton(base), fresh: newSkeleton, ours: parseDescription(ours) });
  const merged = changes.filter(({ outcome }) => outcome === 'merged');
  const edits = new Map(merged.flatMap((change) => [...change.edits]));
  const version: Edit = { pointer: '/info/version', value: (newSkeleton.info as JsonObject).version };
  return { text: applyEdits(ours, [...edits.values(), version]), changes };
}
