// Holds the client and the sandbox against recordings of the service, and against each other. Each part asks one question of the recordings. Other rooms import this file only.
import { fileURLToPath } from 'node:url';
import { readApi } from '../../generate/read/read-api.js';
import { readDescription } from '../../generate/read/read-description.js';
import { textTable } from '../../table.js';
import type { Recording } from '../recordings.js';
import type { Route } from '../routes.js';
import { allowedBy } from './corrupt/allowed.js';
import { corrupt } from './corrupt/corrupt.js';
import { compareFilters } from './filters.js';
import { compareRecordedForms, type FormOptions } from './forms/recorded-forms.js';
import type { PartResult } from './part.js';
import { compareRefusals } from './refusals.js';
import { replay } from './replay.js';
import { replayReplies } from './replies.js';
import { compareRequests } from './requests.js';
import { compareJudges, type JudgeOptions } from './rules/compare-judges.js';

export { replay, routesOfServices } from './replay.js';
export type { PartResult };

export interface ConformanceOptions extends FormOptions, Pick<JudgeOptions, 'seed' | 'mixed'> {
  /** The routes of another client, which replies are replayed through. */
  readonly routes?: readonly Route[] | undefined;
}

type ConformancePart = (recordings: readonly Recording[], options: ConformanceOptions) => Promise<PartResult>;

export const parts: Readonly<Record<string, ConformancePart>> = {
  replies: (recordings, { routes }) => replayReplies(recordings, routes),
  async corrupt(recordings) {
    const apis = ['ledger', 'status'].map(async (service) => {
      const file = fileURLToPath(new URL(`../../../openapi/${service}.yaml`, import.meta.url));
      return readApi(await readDescription(file), service);
    });
    const judge = { replay, allowed: allowedBy(await Promise.all(apis)) };
    return corrupt(recordings, judge, { seed: 'corrupt' });
  },
  filters: compareFilters,
  requests: compareRequests,
  refusals: compareRefusals,
  rules: (_, options) => compareJudges(options),
  forms: compareRecordedForms,
};

/** A part that examined nothing has shown nothing, and fails. */
export function isPassed({ examined, different, isInsufficient = false }: PartResult): boolean {
  return examined > 0 && different === 0 && !isInsufficient;
}

/** One row for each part. */
export function resultTable(results: readonly (readonly [name: string, result: PartResult])[]): string[] {
  const rows = results.map(([name, result]) => [
    name,
    ...[result.examined, result.explained, result.different].map(String),
    isPassed(result) ? 'passed' : 'FAILED',
  ]);
  return textTable([['part', 'examined', 'explained', 'different', ''], ...rows], [1, 2, 3]);
}
