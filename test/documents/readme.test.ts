import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
// By its inner path: it says what an example is, for this test and for the check of the package.
import { callsOf, documents, examplesOf, readDocument } from '../../scripts/build/documents.js';
// Modules of the playground, so that the code that it runs is tested here.
import { fetchFromAnyHost } from '../../scripts/build/playground/any-host.js';
import { moduleOfQuestions } from '../../scripts/build/playground/menu.js';
import { createSandbox } from '../../src/sandbox.js';
import { deployed } from '../setup/fixtures.js';
import { typeErrors } from '../setup/type-errors.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = mkdtempSync(join(root, 'test', '.tmp-readme-'));
const readme = readDocument('README.md');
const calls = callsOf(readme);

/** The examples, each in a separate file, which are compiled and run. */
const files = new Map(
  [
    ...documents.flatMap((document) =>
      examplesOf(readDocument(document)).map((text, index) => [`${document}, example ${index + 1}`, text]),
    ),
    ['README.md, questions', moduleOfQuestions()],
  ].map(([name = '', text = '']) => [
    name,
    {
      path: join(folder, `${name.replaceAll(/\W+/g, '-')}.ts`),
      text: text
        .replaceAll(/'ledger-query-client'/g, "'../../src/index.js'")
        .replaceAll(/'ledger-query-client\/(\w+)'/g, "'../../src/$1.js'"),
    },
  ]),
);
const paths = [...files.values()].map(({ path }) => path);

beforeAll(() => {
  for (const { path, text } of files.values()) writeFileSync(path, text);
  // The sandbox answers requests to every host.
  vi.stubGlobal('fetch', fetchFromAnyHost(createSandbox()));
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

describe('the documents', () => {
  it('have examples that compile', () => {
    // Examples may declare variables that they do not use.
    expect(typeErrors(paths, { noUnusedLocals: false })).toEqual([]);
    expect(files.size).toBeGreaterThan(18);
  });

  for (const [name, { path }] of files)
    it(`run: ${name}`, async () => {
      await expect(import(path)).resolves.toBeDefined();
    });

  it.each(documents)('have no broken links: %s', (document) => {
    const links = [...readDocument(document).matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const dead = links.filter(([, file = '', heading]) => {
      const target = join(dirname(document), file || document.slice(document.lastIndexOf('/') + 1));
      return !existsSync(join(root, target)) || (heading && !headings(target).includes(heading));
    });
    expect(dead.map(([link]) => link)).toEqual([]);
  });
});

/** The anchors of the headings of a document. */
function headings(file: string): string[] {
  return [...readDocument(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('src/llms.txt names 48 operations within 8 kB', () => {
  const text = readDocument('src/llms.txt');
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(8000);
  const names = deployed.filter(({ service }) => service === 'ledger').map(({ operationId }) => operationId);
  // An operation of a newer service may be missing until somebody makes room for it.
  expect(names.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).length).toBeGreaterThanOrEqual(48);
});

describe('the README', () => {
  it('is at most 16 kB', () => {
    expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(16 * 1024);
    expect(readme).toContain('mirror node REST API');
  });

  it('has the commands that run the tour and the tests in a new clone', () => {
    expect(readme.split('\n')).toContain('npm install && npm run tour');
    expect(readme.split('\n')).toContain('npm install && npm test');
  });

  it.each(calls.map((call, index) => ({ call, index })))(
    'answers a question with $call',
    async ({ index }) => {
      const { calls }: { calls: (() => unknown)[] } = await import(
        files.get('README.md, questions')?.path ?? ''
      );
      expect(await firstResult(calls[index]?.())).toBeTruthy();
    },
  );

  it('has at least twelve questions', () => {
    expect(calls.length).toBeGreaterThanOrEqual(12);
  });
});

/** Returns the first item of a list, or the result of another call. An account is no list, but has one. */
async function firstResult(request: unknown): Promise<unknown> {
  if (!isIterable(request)) return request;
  const reply = Object(await request);
  if (Object.hasOwn(reply, 'balance')) return reply;
  for await (const item of request) return item;
  return undefined;
}

function isIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value;
}
