#!/bin/sh
# Runs one of the project's programs on the project's own Node, whatever Node the machine has:
#   sh scripts/run.sh centre|tools [--web] [--chromium] FILE [arguments]
# It first installs what is missing of what a centre runs, or also of what its makers use. With --web it builds the web
# app if its sources changed, with --chromium it sees to a browser. Each program makes room for the next, so that
# nothing but the last stays in memory.
set -e
cd "$(dirname "$0")/.."
node scripts/install-if-needed.mjs "$1"
shift
while :; do
  case "$1" in
    --web) node_modules/.bin/node scripts/build.ts --if-stale ;;
    --chromium) node_modules/.bin/node scripts/install-chromium.ts ;;
    *) break ;;
  esac
  shift
done
exec node_modules/.bin/node --import ./scripts/stop-with-parent.ts "$@"
