#!/bin/sh
# `npm run build`: by the installed Node where that is new enough. The packaged one, which npm puts
# first, builds only where it is not: npm knows no way to compare it with the one that nodejs.org
# publishes, so its version and hash are said.
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
