import { networks } from '../../src/values/networks.js';
import { type JsonObject, parseDescription, readDescription } from '../generate/read/read-description.js';

const descriptionPath = '/api/v1/docs/openapi.yml';

/** The URL of a description, or undefined if the source is a file. */
export function descriptionUrl(source: string): string | undefined {
  const [, network] = Object.entries(networks).find(([name]) => name === source) ?? [];
  if (network) return `${network.url}${descriptionPath}`;
  return /^https?:\/\//i.test(source) ? source : undefined;
}

export async function readOther(source: string, fetch: typeof globalThis.fetch): Promise<JsonObject> {
  const url = descriptionUrl(source);
  if (url === undefined) return readDescription(source);
  const response = await fetch(url, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok)
    throw new Error(`${url} returned status ${response.status}, expected 200 with a description`);
  return parseDescription(await response.text());
}
