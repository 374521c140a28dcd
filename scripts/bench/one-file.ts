import { build } from 'esbuild';
import { textTable } from '../table.js';
import { bundleSettings, compressed } from './bundle.js';

/** Bundles that some users make without code splitting, where code that is loaded on demand is in the one file. */
const bundles = {
  'getAccount alone': "export { createTransport, getAccount } from './src/ledger.ts';",
  'getAccount by call':
    "export { call } from './src/core.ts'; export { createTransport, getAccountOperation } from './src/ledger.ts';",
  'getBlock alone': "export { createTransport, getBlock } from './src/ledger.ts';",
  'the ledger client': "export { createLedgerClient } from './src/ledger.ts';",
};

interface OneFile {
  /** Minified bytes of the code of each room. */
  readonly rooms: ReadonlyMap<string, number>;
  readonly minified: number;
  /** In kB. */
  readonly compressed: number;
}

/** A table of what such a bundle contains: minified kB by room, the largest room first. */
export async function oneFileTable(): Promise<string[]> {
  const files = await Promise.all(Object.values(bundles).map(oneFile));
  const largest = new Map<string, number>();
  for (const { rooms } of files)
    for (const [room, bytes] of rooms) largest.set(room, Math.max(bytes, largest.get(room) ?? 0));
  const rooms = [...largest.keys()].sort((a, b) => (largest.get(b) ?? 0) - (largest.get(a) ?? 0));
  const rows = [
    ['kB in one file, minified', ...Object.keys(bundles)],
    ...rooms.map((room) => [room, ...files.map((file) => kilobytes(file.rooms.get(room) ?? 0))]),
    ['all of it', ...files.map((file) => kilobytes(file.minified))],
    ['all of it, compressed', ...files.map((file) => file.compressed.toFixed(1))],
  ];
  return textTable(
    rows,
    Object.keys(bundles).map((_, index) => index + 1),
  );
}

async function oneFile(contents: string): Promise<OneFile> {
  const settings = bundleSettings(contents);
  const { outputFiles, metafile } = await build({ ...settings, write: false, metafile: true });
  const [code] = outputFiles;
  const rooms = new Map<string, number>();
  for (const { inputs } of Object.values(metafile.outputs))
    for (const [file, { bytesInOutput }] of Object.entries(inputs)) {
      const room = roomOf(file);
      rooms.set(room, (rooms.get(room) ?? 0) + bytesInOutput);
    }
  return { rooms, minified: code?.contents.byteLength ?? 0, compressed: compressed(code?.contents) };
}

/** A folder of `src`, a file or folder of a generated service, or a package. */
function roomOf(file: string): string {
  const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? [];
  if (name !== undefined) return name;
  if (file.startsWith('generated/')) return file.split('/', 3).join('/');
  const [top, folder, ...inner] = file.split('/');
  return inner.length > 0 ? `${top}/${folder}` : 'entries';
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
