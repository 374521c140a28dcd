import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { candidates, shells } from '../../../src/cli/help/completion.js';
import { ran } from '../terminal.js';

const words = (...args: string[]): string[] => candidates(args).map(([word]) => word);

describe('the words that complete a command', () => {
  it('are operations and commands in the first place', () => {
    expect(words('getTopicM')).toEqual([
      'getTopicMessageByIdAndSequenceNumber',
      'getTopicMessageByTimestamp',
      'getTopicMessages',
    ]);
    expect(words('gen')).toEqual(['generate']);
    expect(words('--')).toEqual(['--help', '--status', '--version']);
    expect(words('')).not.toContain('getNftsAtDocumentedPath');
    expect(words('getUnr')).toEqual(['getUnresolvedIncidents']);
  });

  it('are then the options of the operation, without single options that are already present', () => {
    expect(words('getTopicMessages', '--f')).toEqual(['--follow', '--format', '--fields']);
    expect(words('getTopicMessages', '--follow', '--fo')).toEqual(['--format']);
    expect(words('getTopicMessages', '--timestamp', 'gte:5', '--time')).toEqual(['--timestamp']);
    expect(words('getNfts', '--fo')).toEqual(['--format']);
    expect(words('getAccount', '--tr')).toEqual(['--transactiontype', '--transactions']);
  });

  it('are the values of an option with fixed values', () => {
    expect(words('getBlocks', '--order', '')).toEqual(['asc', 'desc']);
    expect(words('getBlocks', '--network', 't')).toEqual(['testnet']);
    expect(words('getBlocks', '--output', '')).toEqual([]);
    expect(words('getTokenBalances', '--fields', 'account,b')).toEqual(['account,balance']);
    expect(words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('are empty for an unknown operation', () => {
    expect(words('getNothing', '--')).toEqual([]);
  });

  it('have descriptions', async () => {
    const { out } = await ran(['completion', 'words', '--', 'getBlocks', '--foll']);
    expect(out).toBe('--follow\tAll items, oldest first, and then new items without end.\n');
  });
});

describe('the scripts of shells', () => {
  it('are printed', async () => {
    for (const [name, script] of Object.entries(shells))
      expect(await ran(['completion', name])).toEqual({ code: 0, out: script, err: '' });
  });

  it('pass the words of the command to bash', () => {
    const stub = `ledger-query-client() { for word; do printf '%s\\ta meaning\\n' "$word"; done; }`;
    const setWords = `COMP_WORDS=(ledger-query-client getBlocks --or); COMP_CWORD=2; _ledger_query_client`;
    const script = `${stub}\n${shells.bash}\n${setWords}; printf '%s|' "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe(
      'completion|words|--|getBlocks|--or|',
    );
  });
});
