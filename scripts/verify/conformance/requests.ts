// Compares the client with the service: which recorded requests does only one of them accept?
import type { Recording } from '../recordings.js';
import type { PartResult } from './part.js';
import { passToClient } from './pass-to-client.js';
import { Verdicts } from './rules/verdicts.js';

export async function compareRequests(recordings: readonly Recording[]): Promise<PartResult> {
  const verdicts = new Verdicts();
  for (const recording of recordings) {
    const { method, status } = recording;
    // Recordings do not contain the bodies of requests. Other statuses may depend on the data or the load of the service.
    if (method !== 'GET' || status === 429 || status >= 500) continue;
    const passed = await passToClient(recording);
    if (passed !== undefined) verdicts.add(recording, passed, recording);
  }
  return verdicts.result();
}
