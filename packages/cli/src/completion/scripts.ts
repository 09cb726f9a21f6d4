// The scripts of shells. Each hands the words of the line over, up to the cursor, and shows what comes back.

const BASH = `# svc in bash: put \`source <(svc completion bash)\` into ~/.bashrc
_svc_complete() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("\${line%%$'\\t'*}")
  done < <("\${COMP_WORDS[0]}" __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _svc_complete svc
`;

const ZSH = `#compdef svc
# svc in zsh: put \`source <(svc completion zsh)\` into ~/.zshrc, behind compinit
_svc_complete() {
  local line
  local -a found
  while IFS= read -r line; do
    found+=("\${\${line%%$'\\t'*}//:/\\\\:}:\${line#*$'\\t'}")
  done < <("\${words[1]}" __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)
  if (( \${#found} )); then
    _describe svc found
  else
    _files
  fi
}
compdef _svc_complete svc
`;

const FISH = `# svc in fish: svc completion fish > ~/.config/fish/completions/svc.fish
function __svc_complete
    set -l before (commandline -opc)
    set -l now (commandline -ct)
    command $before[1] __complete $before[2..-1] "$now" 2>/dev/null
end
complete -c svc -f -n 'not __fish_seen_subcommand_from dev import lint record' -a '(__svc_complete)'
complete -c svc -F -n '__fish_seen_subcommand_from dev import lint record' -a '(__svc_complete)'
`;

/** By the name of the shell. */
export const SCRIPTS = { bash: BASH, zsh: ZSH, fish: FISH } as const;
