// Replays recorded replies through the client, which has to accept each of them.
import type { Issue } from '../../../src/errors/response-error.js';
import type { Recording } from '../recordings.js';
import type { Route } from '../routes.js';
import { type PartResult, Tally } from './part.js';
import { type Outcome, replay } from './replay.js';

export async function replayReplies(
  recordings: readonly Recording[],
  routes?: readonly Route[],
): Promise<PartResult> {
  const outcomes: Outcome[] = [];
  for (const recording of recordings) outcomes.push(await replay(recording, routes));
  const [described, undescribed] = [true, false].map((is) =>
    outcomes.filter(({ operationId }) => (operationId !== undefined) === is),
  ) as [Outcome[], Outcome[]];
  const ids = [...new Set(described.map(({ operationId }) => String(operationId)))].sort();
  return {
    lines: [
      ...ids.flatMap((id) => operationLines(id, described)),
      ...undescribed.map(
        ({ recording: { method, url, status } }) => `unknown path: ${method} ${url} (${status})`,
      ),
      `${counts(outcomes)}, ${undescribed.length} unknown paths`,
    ],
    examined: outcomes.length,
    explained: undescribed.length,
    different: rejectedOf(outcomes).length,
  };
}

function operationLines(id: string, outcomes: readonly Outcome[]): string[] {
  const own = outcomes.filter(({ operationId }) => operationId === id);
  return [
    `${id}: ${counts(own)}`,
    ...summary(own.flatMap(({ rejected = [] }) => rejected)).lines('  rejected: '),
    ...summary(own.flatMap(({ drift }) => drift)).lines('  not in the description: '),
  ];
}

function rejectedOf(outcomes: readonly Outcome[]): Outcome[] {
  return outcomes.filter(({ rejected }) => rejected);
}

function counts(outcomes: readonly Outcome[]): string {
  const rejected = rejectedOf(outcomes).length;
  const accepted = outcomes.filter(({ operationId }) => operationId !== undefined).length - rejected;
  return `${outcomes.length} replies, ${accepted} accepted, ${rejected} rejected`;
}

function summary(issues: readonly Issue[]): Tally {
  const tally = new Tally();
  for (const { instancePath, expected, got } of issues)
    tally.add(`${instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'}: expected ${expected}, got ${got}`);
  return tally;
}
