import type { Issue } from '../../src/errors/response-error.js';
import type { Outcome } from './replay.js';

export function reportLines(outcomes: readonly Outcome[]): string[] {
  const described = outcomes.filter(({ operationId }) => operationId !== undefined);
  const undescribed = outcomes.filter(({ operationId }) => operationId === undefined);
  const ids = [...new Set(described.map(({ operationId }) => String(operationId)))].sort();
  return [
    ...ids.flatMap((id) => {
      const own = described.filter(({ operationId }) => operationId === id);
      return [
        `${id}: ${counts(own)}`,
        ...summary(
          own.flatMap(({ rejected = [] }) => rejected),
          'rejected',
        ),
        ...summary(
          own.flatMap(({ drift }) => drift),
          'not in the description',
        ),
      ];
    }),
    ...undescribed.map(
      ({ recording: { method, url, status } }) => `unknown path: ${method} ${url} (${status})`,
    ),
    `${counts(outcomes)}, ${undescribed.length} unknown paths`,
  ];
}

function counts(outcomes: readonly Outcome[]): string {
  const rejected = outcomes.filter((outcome) => outcome.rejected).length;
  const accepted = outcomes.filter(({ operationId }) => operationId !== undefined).length - rejected;
  return `${outcomes.length} replies, ${accepted} accepted, ${rejected} rejected`;
}

function summary(issues: readonly Issue[], kind: string): string[] {
  const times = new Map<string, number>();
  for (const { instancePath, expected, got } of issues) {
    const line = `${instancePath.replace(/\/\d+(?=\/|$)/g, '/*') || '/'}: expected ${expected}, got ${got}`;
    times.set(line, (times.get(line) ?? 0) + 1);
  }
  return [...times.keys()].sort().map((line) => `  ${kind}: ${line} (${times.get(line)})`);
}
