#!/bin/sh
# `npm run build`: builds with the installed Node if it is 24.2 or newer, otherwise with the
# packaged Node in node_modules. npm puts the packaged Node first in PATH, so the script skips the
# entries of node_modules. It prints the packaged Node's version and hash, because npm cannot prove
# that this binary is the one on nodejs.org.
set -eu
cd "$(dirname "$0")/.."

installed=$(
  PATH=$(printf %s "$PATH" | tr : '\n' | grep -v node_modules | paste -sd : -)
  command -v node || true
)
version=$([ -z "$installed" ] || "$installed" --version)
numbers=${version#v}
major=${numbers%%.*}
minor=${numbers#*.}
minor=${minor%%.*}

if [ "${major:-0}" -gt 24 ] || { [ "${major:-0}" -eq 24 ] && [ "$minor" -ge 2 ]; }; then
  node=$installed
else
  node=node_modules/.bin/node
  hash=$({ sha256sum $node 2>/dev/null || shasum -a 256 $node; } | cut -c 1-64)
  echo "Built by the packaged Node $($node --version), SHA-256 $hash: the installed one (${version:-none}) is older than 24.2." >&2
fi
exec "$node" node_modules/webpack/bin/webpack.js --mode production "$@"
