import { catalogue, type Entry } from '../catalogue.js';
import { optionsOf } from '../input/options-of.js';
import { knownFields } from '../output/fields.js';

/** A word that may stand at the cursor, and what it means. */
export type Candidate = readonly [word: string, text: string];

/** The words that may stand where the last of these is being written. */
export function candidates(words: readonly string[]): Candidate[] {
  const [name = '', ...rest] = words;
  const current = words.at(-1) ?? '';
  const begun = (list: readonly Candidate[]): Candidate[] =>
    list.filter(([word]) => word.startsWith(current));
  if (words.length <= 1) return begun(firstWords());
  if (name === 'completion') return begun(['bash', 'zsh', 'fish'].map((shell) => [shell, '']));
  const entry = catalogue.get(name);
  return entry ? begun(ofOperation(entry, rest)) : [];
}

function firstWords(): Candidate[] {
  const operations = [...catalogue.values()].filter(({ help }) => !help.deprecated);
  return [
    ...operations.map(({ operation, help }): Candidate => [operation.operationId, help.summary]),
    ['completion', 'a script for a shell'],
    ['generate', 'a client of another description'],
    ['--help', 'all that there is to do'],
    ['--status', 'what the status page says'],
    ['--version', 'the version of the package'],
  ];
}

function ofOperation(entry: Entry, words: readonly string[]): Candidate[] {
  const options = optionsOf(entry);
  const current = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const open = before.startsWith('--') ? options[before.slice(2)] : undefined;
  if (open?.type === 'string' && before === '--fields') return fieldLists(entry, current);
  if (open?.type === 'string') return (open.words ?? []).map((word) => [word, '']);
  return Object.entries(options)
    .filter(([name, { repeats }]) => repeats || !words.slice(0, -1).includes(`--${name}`))
    .map(([name, { text }]) => [`--${name}`, text]);
}

/** What was written of a list stays in front. */
function fieldLists(entry: Entry, current: string): Candidate[] {
  const written = current.slice(0, current.lastIndexOf(',') + 1);
  return knownFields(entry, entry.isList ? 'page' : 'reply').map((field) => [`${written}${field}`, '']);
}
