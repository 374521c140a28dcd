import { describe, expect, it } from 'vitest';
import { ledgerHelp } from '../../../generated/ledger/help.js';
import { statusHelp } from '../../../generated/status/help.js';
import manifest from '../../../package.json' with { type: 'json' };
// By its inner path: it reads the documents.
import { readDocument } from '../../../scripts/build/documents.js';
import { descriptorOf } from '../../setup/fixtures.js';
import { ran } from '../terminal.js';

const operations = Object.entries({ ...ledgerHelp, ...statusHelp });
const helpOf = async (...args: string[]): Promise<string> => (await ran([...args, '--help'])).out;

describe('help', () => {
  it('lists every operation of both descriptions', async () => {
    const out = await helpOf();
    for (const [name, help] of operations) expect(out.includes(`\n  ${name}`)).toBe(!help.deprecated);
  });

  it('lists the operations of the ledger by what they are about', async () => {
    const [, ...sections] = (await helpOf()).split('\nOperations on ');
    expect(sections.length).toBe(10);
    for (const [name, { group = '', deprecated }] of Object.entries(ledgerHelp)) {
      const own = sections.filter((section) => section.includes(`\n  ${name} `));
      if (!deprecated) expect(own.map((section) => section.split(':')[0])).toEqual([group]);
    }
  });

  it.each(['--version', '-v', '-V', 'version'])('is not needed for %s', async (word) => {
    expect((await ran([word])).out).toBe(`${manifest.version}\n`);
  });

  it.each(['--help', '-h', 'help'])('is printed for %s', async (word) => {
    expect((await ran([word])).out).toMatch(/^Reads the mirror node REST API/);
  });

  it.each([
    ['help', 'getBlocks'],
    ['--help', 'getBlocks'],
    ['getBlocks', '-h'],
    ['getBlocks', '--limit', '5', '--help'],
  ])('of an operation is printed for %s %s', async (...words) => {
    expect(await ran(words)).toMatchObject({ code: 0, out: await helpOf('getBlocks'), err: '' });
  });

  it.each(['mcp', 'sandbox', 'completion', '--status', '--version'])(
    'of the command %s is its usage',
    async (word) => {
      for (const words of [
        [word, '--help'],
        [word, '-h'],
        ['help', word],
      ]) {
        const { code, out, err } = await ran(words);
        expect({ code, err }).toEqual({ code: 0, err: '' });
        expect(out).toMatch(`Usage:\n  ledger-query-client ${word}`);
        expect(out.includes('\n  --network NAME')).toBe(word === 'mcp');
      }
    },
  );

  it.each(['mcp', 'sandbox'])(
    'of %s, its completion and the reference name the same options',
    async (word) => {
      const out = await helpOf(word);
      const named = Array.from(out.matchAll(/^ {2}(--[\w-]+)/gm), ([, option]) => option);
      expect(named.length).toBeGreaterThan(2);
      const completed = (await ran(['completion', 'words', '--', word, '--'])).out;
      expect(Array.from(completed.matchAll(/^(.*?)\t./gm), ([, option]) => option)).toEqual(named);
      const reference = readDocument('src/README.md');
      for (const option of named) expect(reference).toContain(`\`${option}`);
    },
  );

  it('and the reference name the same exit codes', async () => {
    const codes = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, code]) => code);
    const reference = readDocument('src/README.md').split('| Exit code |')[1]?.split('\n\n')[0] ?? '';
    const named = codes(await helpOf(), /^ {2}(\d+) {2}/gm);
    expect(named).toContain('11');
    expect(codes(reference, /^\| (\d+)[ ,]/gm)).toEqual(named);
  });

  it('is not meant by a line that is completed', async () => {
    expect((await ran(['completion', 'words', '--', 'getBlocks', '--hel'])).out).toMatch(/^--help\t/);
    expect((await ran(['completion', 'words', '--', 'getBlocks', '--help', '--lim'])).out).toMatch(
      /^--limit\t/,
    );
  });

  it('describes the parameters and the reply of an operation', async () => {
    const { code, out, err } = await ran(['getTokenBalances', '0.0.5', '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(
      /^ledger-query-client getTokenBalances <tokenId> \[--options\]\n\nList balances of a token\.\n/,
    );
    expect(out).toMatch(/\n {2}tokenId +\S/);
    expect(out).toMatch(/\n {2}--account\.id … +\S/);
    expect(out).toContain('the default is desc]');
    expect(out).toContain('Fields: account, balance, decimals\n');
    expect(out).toMatch(/\n {2}--all +All items: by a scan/);
    expect(out).not.toContain('--follow');
  });

  it.each(operations)(
    'of %s lists the fields of its reply, and fits in a terminal',
    async (name, { items, reply }) => {
      const out = await helpOf(name);
      expect(out).toContain(`\nFields: ${(reply ?? items)?.columns[0]}`);
      expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
      // The command's own --limit has the same meaning: how many items.
      const options = Array.from(out.matchAll(/^ {2}(--[\w.-]+)/gm), ([, option]) => option);
      expect(new Set(options).size).toBe(options.length);
    },
  );

  it('lists all words of a parameter, and operations in their order', async () => {
    const words = descriptorOf('ledger', 'getTransactions').parameters?.transactiontype?.words ?? [];
    expect((await helpOf('getTransactions')).replaceAll(/\s+/g, ' ')).toContain(
      `[one of ${words.join(', ')}]`,
    );
    for (const section of (await helpOf()).split('\nOperations ').slice(1)) {
      const listed = Array.from(section.matchAll(/^ {2}(get\w+)/gm), ([, name]) => name);
      if (!section.startsWith('of the status page')) expect(listed).toEqual([...listed].sort());
    }
  });

  it('of getAccount lists the fields of the account and those of its transactions', async () => {
    expect(await helpOf('getAccount')).toMatch(
      /\nFields: account, balance\.balance, [\s\S]*\nFields of items, with --limit, --all or --follow: consensus_timestamp, name, result, /,
    );
  });

  it('lists all operations and exit codes within the width of a terminal', async () => {
    const out = await helpOf();
    expect(out.split('\n').filter((line) => line.length > 120)).toEqual([]);
    for (const code of [...Array(11).keys(), 130]) expect(out).toMatch(new RegExp(`\\n  ${code} +\\w`));
  });
});
