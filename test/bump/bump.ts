import { stringify } from 'yaml';
// By their inner paths: the room's parts for the command, which reads files and writes ours. All tests get them here.
import { merge } from '../../scripts/bump/merge.js';
import { exitCode, reportText } from '../../scripts/bump/report.js';
import { descriptionText, type JsonObject, parseDescription } from '../generate/description.js';

export { applyEdits } from '../../scripts/bump/apply.js';
export type { Edit } from '../../scripts/bump/change.js';
export { merge, overlay, withNames } from '../../scripts/bump/merge.js';
export { missingTexts } from '../../scripts/bump/missing-texts.js';
export { descriptionUrl, readOther } from '../../scripts/bump/read-other.js';
export { exitCodes, reportText } from '../../scripts/bump/report.js';
export { skeleton, skeletonText } from '../../scripts/bump/skeleton.js';

export const ours = descriptionText('ledger');
export const officialText = descriptionText('official');

const parsed = parseDescription(officialText);

/** A copy of the official description that tests can change. */
export function official(): JsonObject {
  return structuredClone(parsed);
}

/** The sections of the report, without title and exit code, and this code, for two official descriptions and ours. */
export function compare(base: JsonObject, fresh: JsonObject, own = base): { lines: string[]; code: number } {
  const report = { ...merge(base, fresh, stringify(own)), missing: [], isWritten: true };
  const lines = reportText(report).split('\n').filter(Boolean);
  return { lines: lines.slice(1, -1), code: exitCode(report) };
}
