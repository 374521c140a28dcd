import { emitHelp } from './emit/emit-help.js';
import { emitService } from './emit/emit-service.js';
import { format } from './emit/format.js';
import { located } from './locate.js';
import { readApi } from './read/read-api.js';
import type { JsonObject } from './read/read-description.js';

/**
 * The files of a service out of its description, of which they are a pure function: `read/`, then `emit/`; with the help
 * of our own command line.
 */
export async function generate(
  description: JsonObject,
  service: string,
  core: string,
): Promise<Map<string, string>> {
  const api = readApi(description, service);
  const files = await located(api, (one) => emitService(one, core));
  return format(files.set('help.ts', emitHelp(api, core)));
}
