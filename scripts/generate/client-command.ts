import { parseArgs } from 'node:util';
import { escapeControls } from '../../src/errors/foreign-text.js';
import { generatorPeers, missingPeers } from '../peers.js';
import type { ClientSources } from './write-client.js';

const usage =
  'usage: ledger-query-client generate --ledger FILE --out DIR [--status FILE] [--overlay FILE|none] ' +
  '[--client createNAMEClient] [--skip NAME,NAME | --only NAME,NAME]';
const text = { type: 'string' } as const;
const options = {
  ledger: text,
  status: text,
  out: text,
  overlay: text,
  skip: text,
  only: text,
  client: text,
};

export async function generateClient(args: readonly string[]): Promise<number> {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    console.log(usage);
    return 0;
  }
  const missing = missingPeers('The generator', generatorPeers, (name) => import.meta.resolve(name));
  const sources = missing ?? sourcesOf(args);
  if (typeof sources !== 'string') return (await import('./write-client.js')).writeClient(sources);
  console.error(sources);
  return 2;
}

/** The files that the arguments name, or why the arguments are wrong. */
function sourcesOf(args: readonly string[]): ClientSources | string {
  try {
    const { out, ledger, status, overlay, skip, only, client } = parseArgs({
      args: [...args],
      options,
    }).values;
    if (out === undefined) return `--out is missing; expected a folder to write to\n${usage}`;
    if ((ledger ?? status) === undefined)
      return `--ledger and --status are missing; expected the file of a description\n${usage}`;
    const name = client === undefined ? undefined : /^create([A-Z][A-Za-z0-9]*)Client$/.exec(client)?.[1];
    if (client !== undefined && name === undefined)
      return `--client must be a name such as createAcmeClient, got ${escapeControls(client)}\n${usage}`;
    if (name !== undefined && ledger !== undefined && status !== undefined)
      return `--client names one client; pass --ledger or --status, not both\n${usage}`;
    return {
      out,
      ledger,
      status,
      overlay,
      name: name && name.charAt(0).toLowerCase() + name.slice(1),
      ...(skip || only ? { selection: { skip: skip?.split(','), only: only?.split(',') } } : {}),
    };
  } catch (error) {
    return `${escapeControls((error as Error).message)}\n${usage}`;
  }
}
