import { didYouMean } from '../../core.js';
import { alternatives } from '../alternatives.js';
import { catalogue, type Entry } from '../catalogue.js';
import { UsageError } from '../errors.js';
import { type Option, optionsOf } from '../input/options.js';
import { allFields, declaredFields } from '../output/fields.js';
import type { Terminal } from '../terminal.js';
import { commandOptions } from './overview.js';

// Each script runs the command as it is typed up to its name, such as `npx ledger-query-client`. npx must not install it.
export const shells: Readonly<Record<string, string>> = {
  bash: `# npx ledger-query-client completion bash >> ~/.bashrc
_ledger_query_client() {
  local IFS=$'\\n' at=0
  while [[ \${COMP_WORDS[at]##*/} != ledger-query-client ]]; do
    (( ++at < COMP_CWORD )) || return
  done
  COMPREPLY=($(npm_config_yes=false "\${COMP_WORDS[@]:0:at+1}" completion words -- \\
    "\${COMP_WORDS[@]:at+1:COMP_CWORD-at}" 2>/dev/null | cut -f1))
}
complete -o default -F _ledger_query_client ledger-query-client npx
`,
  zsh: `# npx ledger-query-client completion zsh >> ~/.zshrc, behind compinit
_ledger_query_client() {
  local -a found
  local -i at=1
  local name text
  while [[ \${words[at]:t} != ledger-query-client ]]; do
    (( ++at < CURRENT )) || { _default; return; }
  done
  while IFS=$'\\t' read -r name text; do
    found+=("\${name//:/\\\\:}:$text")
  done < <(npm_config_yes=false "\${(@)words[1,at]}" completion words -- "\${(@)words[at+1,CURRENT]}" 2>/dev/null)
  if ((\${#found})); then _describe ledger-query-client found; else _files; fi
}
compdef _ledger_query_client ledger-query-client npx
`,
  fish: `# npx ledger-query-client completion fish > ~/.config/fish/conf.d/ledger-query-client.fish
function __ledger_query_client
  set -l before
  set -l after (commandline -opc)
  while not string match -qr '(^|/)ledger-query-client$' -- $before[-1]
    set -q after[1]; or return 1
    set -a before $after[1]
    set -e after[1]
  end
  env npm_config_yes=false $before completion words -- $after (commandline -ct) 2>/dev/null
end
complete -c ledger-query-client -f -a '(__ledger_query_client)'
complete -c ledger-query-client -s o -l output -r -F
complete -c npx -n 'string match -qr "(^|/)ledger-query-client\\$" -- (commandline -opc)' -f -a '(__ledger_query_client)'
`,
};

export async function printCompletion(args: readonly string[], { stdout }: Terminal): Promise<void> {
  const [shell = '', separator, ...words] = args;
  const names = Object.keys(shells);
  let text = shells[shell];
  if (shell === 'words' && separator === '--')
    text = candidates(words)
      .map(([word, meaning]) => `${word}\t${meaning}\n`)
      .join('');
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
  else if (entry) all = wordsOf(optionsOf(entry), rest, entry);
  else if (Object.hasOwn(commandOptions, name)) all = wordsOf(commandOptions[name] ?? {}, rest);
  return all.filter(([word]) => word.startsWith(current));
}

function firstWords(): Candidate[] {
  const operations = [...catalogue.values()].filter(({ help }) => !help.deprecated);
  return [
    ...operations.map(({ operation, help }): Candidate => [operation.operationId, help.summary]),
    ['completion', 'print a completion script for a shell'],
    ['generate', 'generate a client from another description'],
    ['mcp', 'serve agents over standard input and output'],
    ['sandbox', 'serve a mirror node with made-up data'],
    ['--help', 'list all operations and options'],
    ['--status', 'print a summary of the status page'],
    ['--version', 'print the version of the package'],
  ];
}

function wordsOf(
  options: Readonly<Record<string, Option & { readonly acceptsSeveral?: boolean }>>,
  words: readonly string[],
  entry?: Entry,
): Candidate[] {
  const current = words.at(-1) ?? '';
  const before = words.at(-2) ?? '';
  const option = before.startsWith('--') ? options[before.slice(2)] : undefined;
  if (option?.type === 'string') {
    if (entry && before === '--fields') return fieldLists(entry, current);
    return (option.words ?? []).map((word) => [word, '']);
  }
  return Object.entries(options)
    .filter(([name, { acceptsSeveral }]) => acceptsSeveral || !words.slice(0, -1).includes(`--${name}`))
    .map(([name, { text }]) => [`--${name}`, text]);
}

function fieldLists(entry: Entry, list: string): Candidate[] {
  const before = list.slice(0, list.lastIndexOf(',') + 1);
  return allFields(declaredFields(entry, !entry.isList)).map((field) => [`${before}${field}`, '']);
}
