import { emitHelp } from './emit/emit-help.js';
import { emitService } from './emit/emit-service.js';
import { format } from './emit/format.js';
import { locateErrors } from './locate.js';
import { readApi } from './read/read-api.js';
import type { JsonObject } from './read/read-description.js';

export async function generate(
  description: JsonObject,
  service: string,
  core: string,
): Promise<Map<string, string>> {
  const api = readApi(description, service);
  const files = await locateErrors(api, (one) => emitService(one, core));
  return format(files.set('help.ts', emitHelp(api, core)));
}
