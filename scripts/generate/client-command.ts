import { parseArgs } from 'node:util';
import { missingPeers } from './peers.js';
import type { ClientSources } from './write-client.js';

const usage =
  'usage: ledger-query-client generate --ledger FILE --out DIR [--status FILE] [--overlay FILE|none]';

export async function generateClient(args: readonly string[]): Promise<number> {
  const missing = missingPeers((name) => import.meta.resolve(name));
  const sources = missing === undefined ? sourcesOf(args) : undefined;
  if (sources) return (await import('./write-client.js')).writeClient(sources);
  console.error(missing ?? usage);
  return 2;
}

function sourcesOf(args: readonly string[]): ClientSources | undefined {
  const text = { type: 'string' } as const;
  try {
    const options = { ledger: text, status: text, out: text, overlay: text };
    const { out, ledger, status, overlay } = parseArgs({ args: [...args], options }).values;
    return out === undefined || (ledger ?? status) === undefined
      ? undefined
      : { out, ledger, status, overlay };
  } catch {
    return undefined;
  }
}
