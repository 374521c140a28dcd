import { catalogue, type Entry } from '../catalogue.js';
import { alternatives, didYouMean } from '../did-you-mean.js';
import { UsageError } from '../errors.js';
import { optionsOf } from '../input/options.js';
import { declaredFields } from '../output/fields.js';
import type { Terminal } from '../terminal.js';

const printWords = 'ledger-query-client completion words --';

export const shells: Readonly<Record<string, string>> = {
  bash: `# ledger-query-client completion bash >> ~/.bashrc
_ledger_query_client() {
  local IFS=$'\\n'
  COMPREPLY=($(${printWords} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _ledger_query_client ledger-query-client
`,
  zsh: `# ledger-query-client completion zsh >> ~/.zshrc, behind compinit
_ledger_query_client() {
  local -a found
  local name text
  while IFS=$'\\t' read -r name text; do
    found+=("\${name//:/\\\\:}:$text")
  done < <(${printWords} "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if ((\${#found})); then _describe ledger-query-client found; else _files; fi
}
compdef _ledger_query_client ledger-query-client
`,
  fish: `# ledger-query-client completion fish > ~/.config/fish/completions/ledger-query-client.fish
function __ledger_query_client
  set -l words (commandline -opc)
  set -e words[1]
  ${printWords} $words (commandline -ct) 2>/dev/null
end
complete -c ledger-query-client -f -a '(__ledger_query_client)'
complete -c ledger-query-client -l output -r -F
`,
};

export async function printCompletion(args: readonly string[], { stdout }: Terminal): Promise<void> {
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
      `completion: expected ${alternatives(names)}, got ${shell || 'no shell'}.${didYouMean(shell, names)}`,
    );
  await stdout.write(text);
}

type Candidate = readonly [word: string, meaning: string];

export function candidates(words: readonly string[]): Candidate[] {
  const [name = '', ...rest] = words;
  const current = words.at(-1) ?? '';
  const entry = catalogue.get(name);
  let all: readonly Candidate[] = [];
  if (words.length <= 1) all = firstWords();
  else if (name === 'completion') all = Object.keys(shells).map((shell) => [shell, '']);
  else if (entry) all = wordsOf(entry, rest);
  return all.filter(([word]) => word.startsWith(current));
}

function firstWords(): Candidate[] {
  const operations = [...catalogue.values()].filter(({ help }) => !help.deprecated);
  return [
    ...operations.map(({ operation, help }): Candidate => [operation.operationId, help.summary]),
    ['completion', 'print a completion script for a shell'],
    ['generate', 'generate a client from another description'],
    ['--help', 'list all operations and options'],
    ['--status', 'print a summary of the status page'],
    ['--version', 'print the version of the package'],
  ];
}

function wordsOf(entry: Entry, words: readonly string[]): Candidate[] {
  const options = optionsOf(entry);
  const current = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const option = before.startsWith('--') ? options[before.slice(2)] : undefined;
  if (option?.type === 'string') {
    if (before === '--fields') return fieldLists(entry, current);
    return (option.words ?? []).map((word) => [word, '']);
  }
  return Object.entries(options)
    .filter(([name, { repeats }]) => repeats || !words.slice(0, -1).includes(`--${name}`))
    .map(([name, { text }]) => [`--${name}`, text]);
}

function fieldLists(entry: Entry, list: string): Candidate[] {
  const before = list.slice(0, list.lastIndexOf(',') + 1);
  return declaredFields(entry, !entry.isList).map((field) => [`${before}${field}`, '']);
}
