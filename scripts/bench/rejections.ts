import { fileURLToPath } from 'node:url';
import { readApi } from '../generate/read/read-api.js';
import { readDescription } from '../generate/read/read-description.js';
import { operationMatcher } from '../verify/match-operation.js';
import type { Recording } from '../verify/read-recordings.js';
import type { HeyApiClient } from './hey-api.js';

/** What a check made by zod is asked. */
interface Schema {
  safeParse(value: unknown): { success: boolean };
}

/** How many good replies the generated client would not take, in a sentence. */
export async function rejections(heyApi: HeyApiClient, recordings: readonly Recording[]): Promise<string> {
  const file = fileURLToPath(new URL('../../openapi/ledger.yaml', import.meta.url));
  const match = operationMatcher([readApi(await readDescription(file), 'ledger')]);
  const generated: Readonly<Record<string, Schema | undefined>> = await import(heyApi.url);
  let good = 0;
  let rejected = 0;
  for (const recording of recordings.filter(({ status }) => status >= 200 && status < 300)) {
    const id = match(recording)?.operation.operationId;
    const schema = id && generated[`z${id[0]?.toUpperCase()}${id.slice(1)}Response`];
    if (!schema) continue;
    good += 1;
    if (!accepts(schema, recording.body)) rejected += 1;
  }
  return `hey-api rejects ${rejected} of ${good} recorded replies with a status of success`;
}

function accepts(schema: Schema, body: string): boolean {
  try {
    return schema.safeParse(JSON.parse(body)).success;
  } catch {
    // A bigint cannot be made of what is no integer, and zod does not catch that.
    return false;
  }
}
