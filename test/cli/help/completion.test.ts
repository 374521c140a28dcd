import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ran } from '../terminal.js';

const completions = async (...args: string[]): Promise<string> =>
  (await ran(['completion', 'words', '--', ...args])).out;
const words = async (...args: string[]): Promise<string[]> =>
  Array.from((await completions(...args)).matchAll(/^(.*?)\t/gm), ([, word = '']) => word);

describe('the words that complete a command', () => {
  it('are operations and commands in the first place', async () => {
    expect(await words('getTopicM')).toEqual([
      'getTopicMessageByIdAndSequenceNumber',
      'getTopicMessageByTimestamp',
      'getTopicMessages',
    ]);
    expect(await words('gen')).toEqual(['generate']);
    expect(await words('--')).toEqual(['--help', '--status', '--version']);
    expect(await words('')).not.toContain('getNftsAtDocumentedPath');
    expect(await words('getUnr')).toEqual(['getUnresolvedIncidents']);
  });

  it('are then the options of the operation, without single options that are already present', async () => {
    expect(await words('getTopicMessages', '--f')).toEqual(['--follow', '--format', '--fields']);
    expect(await words('getTopicMessages', '--follow', '--fo')).toEqual(['--format']);
    expect(await words('getTopicMessages', '--timestamp', 'gte:5', '--time')).toEqual(['--timestamp']);
    expect(await words('getNfts', '--fo')).toEqual(['--format']);
    expect(await words('getAccount', '--tr')).toEqual(['--transactiontype', '--transactions']);
  });

  it('are the values of an option with fixed values', async () => {
    expect(await words('getBlocks', '--order', '')).toEqual(['asc', 'desc']);
    expect(await words('getBlocks', '--network', 't')).toEqual(['testnet']);
    expect(await words('getBlocks', '--output', '')).toEqual([]);
    expect(await words('getTokenBalances', '--fields', 'account,b')).toEqual(['account,balance']);
    expect(await words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('are empty for an unknown operation', async () => {
    expect(await words('getNothing', '--')).toEqual([]);
  });

  it('have descriptions', async () => {
    expect(await completions('getBlocks', '--foll')).toBe(
      '--follow\tAll items, oldest first, and then new items without end.\n',
    );
  });
});

describe('the scripts of shells', () => {
  it.each(['bash', 'zsh', 'fish'])('pass the words of the command: %s', async (shell) => {
    expect((await ran(['completion', shell])).out).toContain('ledger-query-client completion words -- ');
  });

  it('pass the words of the command to bash', async () => {
    const { out: bash } = await ran(['completion', 'bash']);
    const stub = `ledger-query-client() { for word; do printf '%s\\ta meaning\\n' "$word"; done; }`;
    const setWords = `COMP_WORDS=(ledger-query-client getBlocks --or); COMP_CWORD=2; _ledger_query_client`;
    const script = `${stub}\n${bash}\n${setWords}; printf '%s|' "\${COMPREPLY[@]}"`;
    expect(execFileSync('bash', ['-c', script], { encoding: 'utf8' })).toBe(
      'completion|words|--|getBlocks|--or|',
    );
  });
});
