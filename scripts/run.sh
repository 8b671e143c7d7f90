#!/bin/sh
# Runs one of the project's programs on the project's own Node, whatever Node the machine has:
#   sh scripts/run.sh centre|tools [--web] [--chromium] FILE [arguments]
# It first installs what is missing of what a centre runs, or also of what its makers use. Each program replaces the
# one before it, so that nothing but the last stays in memory.
set -e
cd "$(dirname "$0")/.."
node scripts/install-if-needed.mjs "$1"
shift
exec node_modules/.bin/node scripts/run.ts "$@"
