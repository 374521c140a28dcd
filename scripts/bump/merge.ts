import { type JsonObject, parseDescription } from '../generate/read/read-description.js';
import { applyEdits } from './apply.js';
import type { Change, Edit } from './change.js';
import { findChanges } from './find-changes.js';
import { skeleton } from './skeleton.js';

/** Our description with what is new in an official one, and what there was to tell. */
export function merge(
  base: JsonObject,
  fresh: JsonObject,
  ours: string,
): { text: string; changes: Change[] } {
  const news = skeleton(fresh);
  const changes = findChanges({ base: skeleton(base), fresh: news, ours: parseDescription(ours) });
  const merged = changes.filter(({ outcome }) => outcome === 'merged');
  const edits = new Map(merged.flatMap((change) => [...change.edits]));
  const version: Edit = { pointer: '/info/version', value: (news.info as JsonObject).version };
  return { text: applyEdits(ours, [...edits.values(), version]), changes };
}
