// Compares the client with the service: which recorded requests does only one of them accept?
import { ParameterError } from '../../../src/errors/parameter-error.js';
import type { Recording } from '../recordings.js';
import { Differences, type PartResult } from './part.js';
import { passToClient } from './pass-to-client.js';
import { disagreement, explanationOf } from './rules/explanations.js';
import { requestOf } from './rules/request-of.js';
import { verdictOf } from './rules/verdict-of.js';

export async function compareRequests(recordings: readonly Recording[]): Promise<PartResult> {
  const differences = new Differences();
  const counts = { accepted: 0, refused: 0 };
  for (const { method, url, status, body } of recordings) {
    // Recordings do not contain the bodies of requests. Other statuses may depend on the data or the load of the service.
    if (method !== 'GET' || status === 429 || status >= 500) continue;
    const passed = await passToClient({ method, url });
    if (passed === undefined) continue;
    const error = passed instanceof ParameterError ? passed : undefined;
    const isServed = status !== 400;
    if (isServed === (error === undefined)) {
      counts[isServed ? 'accepted' : 'refused'] += 1;
      continue;
    }
    const request = requestOf(method, url);
    const reason = request && explanationOf(request, error, verdictOf(request.rule, status, body));
    differences.add(disagreement(error), reason, `: ${error?.message ?? url}`, url);
  }
  const { explained, different } = differences;
  const examined = counts.accepted + counts.refused + explained.count + different.count;
  return differences.result(
    examined,
    `${examined} requests: ${counts.accepted} accepted by both, ${counts.refused} refused by both, ${explained.count} explained, ${different.count} different`,
  );
}
