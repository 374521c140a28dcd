import * as operations from '../../generated/ledger/operations.js';
import type { Recording } from '../compare/recordings.js';
import { findRoute, routesOf } from '../compare/routes.js';
import type { HeyApiClient } from './hey-api.js';

/** What a check made by zod is asked. */
interface Schema {
  safeParse(value: unknown): { success: boolean };
}

/** How many good replies the generated client would not take, in a sentence. */
export async function rejections({ url }: HeyApiClient, recordings: readonly Recording[]): Promise<string> {
  const routes = routesOf(operations);
  const generated: Readonly<Record<string, Schema | undefined>> = await import(url);
  let good = 0;
  let rejected = 0;
  for (const { method, url, status, body } of recordings) {
    const id = findRoute(routes, method, url.split('?')[0] ?? '')?.route.operation.operationId;
    const schema = id && generated[`z${id[0]?.toUpperCase()}${id.slice(1)}Response`];
    if (!schema || status < 200 || status > 299) continue;
    good += 1;
    if (!accepts(schema, body)) rejected += 1;
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
