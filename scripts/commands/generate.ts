import { parseArgs } from 'node:util';
import { missingPeers } from './peers.js';

const usage = `usage: npx ledger-query-client generate --ledger FILE --out DIR [--status FILE] [--overlay FILE|none]`;

/** Writes a client of another description into a project that has this package; answers the exit code. */
export async function run(args: readonly string[]): Promise<number> {
  const missing = missingPeers((name) => import.meta.resolve(name));
  const given = missing === undefined ? options(args) : undefined;
  if (given) return (await import('./write-client.js')).writeClient(given);
  console.error(missing ?? usage);
  return 2;
}

/** What the command was given; undefined where it cannot be meant. */
export interface ClientOptions {
  readonly out: string;
  /** Descriptions, each a file. */
  readonly ledger?: string | undefined;
  readonly status?: string | undefined;
  /** A description that says more of the ledger's service than its own does, or `none`. @default ours */
  readonly overlay?: string | undefined;
}

function options(args: readonly string[]): ClientOptions | undefined {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { ledger: text, status: text, out: text, overlay: text },
    });
    const { out, ledger, status, overlay } = values;
    return out === undefined || (ledger ?? status) === undefined
      ? undefined
      : { out, ledger, status, overlay };
  } catch {
    return undefined;
  }
}
