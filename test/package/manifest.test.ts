import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createLedgerClient } from '../../src/index.js';

interface Entry {
  readonly types: string;
  readonly module?: string;
  readonly deno?: string;
  readonly node?: string;
  readonly default: string;
}

interface Manifest {
  readonly version: string;
  readonly main: string;
  readonly types: string;
  readonly exports: Readonly<Record<string, string | Entry>>;
  readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
}

const manifest: Manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

it('leads compilers that do not read exports to the same declarations', () => {
  const { '.': root, ...others } = manifest.exports;
  expect(root).toMatchObject({ types: manifest.types, default: manifest.main });
  const entries = Object.entries(others).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name.replace('./', ''), [target.types]]],
  );
  expect(manifest.typesVersions['*']).toEqual(Object.fromEntries(entries));
});

it('loads each entry of Node from few modules, and lists types before modules', () => {
  const entries = Object.entries(manifest.exports).flatMap(([name, target]) =>
    typeof target === 'string' ? [] : [[name, target] as const],
  );
  // Node takes the first matching condition.
  for (const [, target] of entries)
    expect(Object.keys(target)).toEqual([
      ...(target.node ? ['module'] : []),
      'require',
      'types',
      ...(target.node ? ['deno', 'node'] : []),
      'default',
    ]);
  const inFew = entries.filter(([, target]) => target.node);
  expect(entries.filter((entry) => !inFew.includes(entry)).map(([name]) => name)).toEqual(['./sandbox']);
  for (const [, target] of inFew) {
    expect(target.node).toBe(target.default.replace('/src/', '/node/'));
    // Bundlers for servers get what they can shake, and Deno what needs no permission to read files.
    expect([target.module, target.deno]).toEqual([target.default, target.default]);
  }
});

it('has the version that requests name', async () => {
  let agent: string | null = null;
  const fetch = async (_: string, init: RequestInit) => {
    agent = new Headers(init.headers).get('user-agent');
    return Response.json({ blocks: [], links: { next: null } });
  };
  await createLedgerClient({ network: 'testnet', fetch }).getBlocks();
  expect(agent).toBe(`ledger-query-client/${manifest.version}`);
});
