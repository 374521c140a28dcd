const ask = 'ledger-query-client completion words --';

/** What each shell runs to complete words: it asks this command, which knows its operations. */
export const shells: Readonly<Record<string, string>> = {
  bash: `# ledger-query-client completion bash >> ~/.bashrc
_ledger_query_client() {
  local IFS=$'\\n'
  COMPREPLY=($(${ask} "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1))
}
complete -o default -F _ledger_query_client ledger-query-client
`,
  zsh: `# ledger-query-client completion zsh >> ~/.zshrc, behind compinit
_ledger_query_client() {
  local -a found
  local name text
  while IFS=$'\\t' read -r name text; do
    found+=("\${name//:/\\\\:}:$text")
  done < <(${ask} "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if ((\${#found})); then _describe ledger-query-client found; else _files; fi
}
compdef _ledger_query_client ledger-query-client
`,
  fish: `# ledger-query-client completion fish > ~/.config/fish/completions/ledger-query-client.fish
function __ledger_query_client
  set -l words (commandline -opc)
  set -e words[1]
  ${ask} $words (commandline -ct) 2>/dev/null
end
complete -c ledger-query-client -f -a '(__ledger_query_client)'
complete -c ledger-query-client -l output -r -F
`,
};
