import type { Issue } from '../../src/core/errors/errors.js';
import type { Outcome } from './replay.js';

/** Prints what became of the recordings, by operation. Answers the exit code: 1 if any was rejected. */
export function printReport(outcomes: readonly Outcome[], print: (line: string) => void): number {
  const known = outcomes.filter(({ operationId }) => operationId !== undefined);
  const unknown = outcomes.filter(({ operationId }) => operationId === undefined);
  const ids = [...new Set(known.map(({ operationId }) => String(operationId)))].sort();
  for (const id of ids) {
    const of = known.filter(({ operationId }) => operationId === id);
    const rejected = of.filter((outcome) => outcome.rejected);
    print(
      `${id}: ${of.length} replies, ${of.length - rejected.length} accepted, ${rejected.length} rejected`,
    );
    for (const line of summary(
      rejected.flatMap((outcome) => outcome.rejected ?? []),
      'rejected',
    ))
      print(line);
    for (const line of summary(
      of.flatMap(({ drift }) => drift),
      'beyond the description',
    ))
      print(line);
  }
  for (const { recording } of unknown)
    print(`unknown path: ${recording.method} ${recording.url} (${recording.status})`);
  const rejected = known.filter((outcome) => outcome.rejected).length;
  print(
    `${outcomes.length} replies, ${known.length - rejected} accepted, ${rejected} rejected, ${unknown.length} unknown paths`,
  );
  return rejected > 0 ? 1 : 0;
}

/** The same issue at many items of a list is one line. */
function summary(issues: readonly Issue[], kind: string): string[] {
  const counts = new Map<string, number>();
  for (const { instancePath, expected, got } of issues) {
    const line = `${instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'}: expected ${expected}, got ${got}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([line, count]) => `  ${kind}: ${line} (${count})`);
}
