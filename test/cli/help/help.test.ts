import { describe, expect, it } from 'vitest';
import { ledgerHelp } from '../../../generated/ledger/help.js';
import { statusHelp } from '../../../generated/status/help.js';
import { catalogue } from '../../../src/cli/catalogue.js';
import { operationHelp } from '../../../src/cli/help/operation-help.js';
import { commonOptions } from '../../../src/cli/input/options.js';
import { ran } from '../terminal.js';

const never = (): never => {
  throw new Error('there is no such operation');
};
const entries = [...catalogue.values()];

describe('help', () => {
  it('lists every operation of both descriptions', async () => {
    const names = [...Object.keys(ledgerHelp), ...Object.keys(statusHelp)];
    expect([...catalogue.keys()].sort()).toEqual(names.sort());
    const { out } = await ran(['--help']);
    for (const { operation, help } of entries)
      expect(out.includes(`\n  ${operation.operationId}`)).toBe(!help.deprecated);
  });

  it.each(['--help', '-h', 'help'])('is printed for %s', async (word) => {
    expect((await ran([word])).out).toMatch(/^Reads the mirror node REST API/);
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

  it('lists the fields of the reply of every operation', () => {
    const without = entries.filter(
      ({ operation, help }) => help.reply.length === 0 || (operation.items && !help.items?.length),
    );
    expect(without.map(({ operation }) => operation.operationId)).toEqual([]);
    expect(
      operationHelp(entries.find(({ operation }) => operation.operationId === 'getAccount') ?? never()),
    ).toMatch(
      /\nFields: account, alias, [\s\S]*\nFields of items, with --limit, --all or --follow: batch_key, /,
    );
  });

  it('fits in the width of a terminal', async () => {
    const texts = [(await ran(['--help'])).out, ...entries.map(operationHelp)];
    const long = texts.flatMap((text) => text.split('\n')).filter((line) => line.length > 120);
    expect(long).toEqual([]);
  });

  it('has no parameter with the name of a command option', () => {
    const taken = entries.flatMap(({ operation }) =>
      Object.keys(operation.parameters ?? {}).filter((name) => Object.hasOwn(commonOptions, name)),
    );
    // The command's own --limit has the same meaning: how many items.
    expect(new Set(taken)).toEqual(new Set(['limit']));
  });
});
