import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const examples = join(root, 'test', 'examples');
const files = readdirSync(examples, { recursive: true, encoding: 'utf8' }).filter(
  (file) => extname(file) !== '',
);
/** A copy that imports the sources in place of the package. */
const copy = mkdtempSync(join(root, 'test', '.tmp-examples-'));

cpSync(examples, copy, { recursive: true });
for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
  const path = join(copy, file);
  const sources = relative(join(path, '..'), join(root, 'src'));
  const text = readFileSync(path, 'utf8')
    .replaceAll("'ledger-query-client'", `'${sources}/index.js'`)
    .replaceAll(/'ledger-query-client\/(\w+)'/g, `'${sources}/$1.js'`);
  writeFileSync(path, text);
}
vi.spyOn(console, 'log').mockImplementation(() => undefined);
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(copy, { recursive: true, force: true });
});

/** Runs an example by importing it, and answers what it exports. */
const run = async (file: string): Promise<Record<string, unknown>> => import(join(copy, file));

// The first one loads the package, which takes its time where everything runs at once.
describe('the examples', { timeout: 60_000 }, () => {
  it('are all in the index, and nothing else is', () => {
    const index = readFileSync(join(examples, 'README.md'), 'utf8');
    const listed = [...index.matchAll(/\]\(([\w./-]+)\)/g)].map(([, file]) => file);
    expect(listed.sort()).toEqual(files.filter((file) => file !== 'README.md').sort());
  });

  it('ask for 1,000 accounts in 10 requests', async () => {
    const { infos, sent } = await run('dataloader.ts');
    expect(sent).toBe(10);
    const ids = (infos as readonly ({ readonly account: string } | undefined)[]).map((info) => info?.account);
    expect(new Set(ids).size).toBe(1000);
    expect(ids.indexOf(undefined)).toBe(999);
  });

  it('ask once for what a cache keeps, and for what is fresh by its ETag', async () => {
    const { saved } = await run('http-cache.ts');
    expect(saved).toEqual({
      first: [200],
      'within a minute, 100 more': [],
      'as fresh as can be': [304],
    });
  });

  const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
  it.skipIf(!hasRedis)('export by workers that are killed, if there is a redis-server', async () => {
    const { begun, killed, lines } = await run('bullmq/export.ts');
    expect(killed).toBe(3);
    expect(begun).toBeGreaterThanOrEqual(8 + 1);
    expect(lines).toEqual(Array.from({ length: 1200 }, (_, index) => `${index + 1},message ${index + 1}`));
  });
});
