import { didYouMean } from '../nearest.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';
import { candidates } from './candidates.js';
import { shells } from './shells.js';

/** Writes the script of a shell, or what such a script asks for: words with their meaning. */
export async function writeCompletion(args: readonly string[], { stdout }: Terminal): Promise<void> {
  const [shell = '', separator, ...words] = args;
  const names = Object.keys(shells);
  const text =
    shell === 'words' && separator === '--'
      ? candidates(words)
          .map(([word, meaning]) => `${word}\t${meaning}\n`)
          .join('')
      : shells[shell];
  if (text === undefined)
    throw new UsageError(
      `completion is for ${names.join(', ')}, got ${shell || 'nothing'}.${didYouMean(shell, names)}`,
    );
  await stdout.write(text);
}
