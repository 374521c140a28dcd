import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
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
    expect(await words('getTopicMessages', '--timestamp', 'gte:5', '--times')).toEqual([
      '--timestamp',
      '--times',
    ]);
    expect(await words('getNfts', '--fo')).toEqual(['--format']);
    expect(await words('getAccount', '--tr')).toEqual(['--transactiontype', '--transactions']);
  });

  it('are the values of an option with fixed values', async () => {
    expect(await words('getBlocks', '--order', '')).toEqual(['asc', 'desc']);
    expect(await words('getBlocks', '--network', 't')).toEqual(['testnet']);
    expect(await words('getBlocks', '--output', '')).toEqual([]);
    expect(await words('getTokenBalances', '--fields', 'account,b')).toEqual(['account,balance']);
    expect(await words('getTransactions', '--fields', 'transfers.am')).toEqual(['transfers.amount']);
    expect(await words('completion', '')).toEqual(['bash', 'zsh', 'fish']);
  });

  it('are the options of a command that is not an operation', async () => {
    expect(await words('san')).toEqual(['sandbox']);
    expect(await words('sandbox', '--l')).toEqual(['--local-network', '--live']);
    expect(await words('sandbox', '--live', '--l')).toEqual(['--local-network']);
    expect(await words('sandbox', '--port', '')).toEqual([]);
    expect(await words('mcp', '--network', 't')).toEqual(['testnet']);
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

/** A folder with commands that print their arguments, and whether npx may install a package. */
const folder = mkdtempSync(join(tmpdir(), 'completion-'));
const print = `printf '%s\\ta meaning\\n' "$(IFS=_; echo "$*")_$npm_config_yes"\n`;
writeFileSync(join(folder, 'ledger-query-client'), `#!/bin/sh\n${print}`, { mode: 0o755 });
writeFileSync(
  join(folder, 'npx'),
  `#!/bin/sh\nwhile [ "$1" != ledger-query-client ]; do shift; done\nshift\n${print}`,
  {
    mode: 0o755,
  },
);
afterAll(() => rmSync(folder, { recursive: true }));

const lines: Readonly<Record<string, (words: readonly string[]) => string>> = {
  bash: (words) => `COMP_WORDS=(${words.join(' ')} ''); COMP_CWORD=${words.length}
    _ledger_query_client; echo "\${COMPREPLY[0]}"; complete -p npx`,
  zsh: (words) => `words=(${words.join(' ')} ''); CURRENT=${words.length + 1}; _ledger_query_client`,
  fish: (words) => `complete -C '${words.join(' ')} '`,
};
const zshWidgets = 'compdef() { [[ $3 == npx ]] }; _describe() { print -r -- $found }; _default() { }\n';

describe('the scripts of shells', () => {
  it.each(Object.keys(lines))('complete commands, local ones and those of npx (needs %s)', async (shell) => {
    if (spawnSync(shell, ['--version']).status !== 0) return console.warn(`${shell} is not installed`);
    const script = (await ran(['completion', shell])).out;
    const commands = ['ledger-query-client', `${folder}/ledger-query-client`, 'npx ledger-query-client'];
    for (const command of [...commands, 'npx -y ledger-query-client']) {
      const line = lines[shell]?.([...command.split(' '), 'getBlocks']);
      const text = `${shell === 'zsh' ? zshWidgets : ''}${script}\n${line}`;
      const env = { PATH: `${folder}:${process.env.PATH}`, HOME: folder };
      expect(execFileSync(shell, ['-c', text], { encoding: 'utf8', env })).toMatch(
        /^completion_words_--_getBlocks__false/,
      );
    }
  });
});
