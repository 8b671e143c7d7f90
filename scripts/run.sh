#!/bin/sh
# Runs one of the project's programs on the project's own Node, whatever Node the machine has:
#   sh scripts/run.sh centre|tools [--web] [--chromium] [--prepare] FILE [arguments]
# It first installs what is missing of what a centre runs, or also of what its makers use. With --web it builds the web
# app if its sources changed, with --chromium it sees to a browser, with --prepare it ends where FILE would begin. Each
# program makes room for the next, so that nothing but the last stays in memory.
set -e
cd "$(dirname "$0")/.."
what=$1
node scripts/install-if-needed.mjs "$what"
shift
node=node_modules/.bin/node
# It is linked with libatomic, which small systems do not have.
$node -v >/dev/null || {
  echo 'El Node del proyecto no arranca. Si falta libatomic.so.1: sudo apt install libatomic1 (Debian, Ubuntu).' >&2
  exit 1
}
while :; do
  case "$1" in
    --web) web=yes ;;
    --prepare) prepare=yes ;;
    --chromium) $node scripts/install-chromium.ts ;;
    *) break ;;
  esac
  shift
done
run="$node --import ./scripts/stop-with-parent.ts"
if [ "$what" = centre ]; then
  # On a machine with much memory V8 lets garbage pile up to several times what is in use. Collecting when there is a
  # fifth more costs no speed that shows, and sets no limit; nor does each thread need a heap of its own for what is not
  # V8's, nor any heap to keep what was given back (bench/memory).
  export MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=65536
  # The sources' copies without types are made by a process of their own, while the web app is built.
  $node --disable-warning=ExperimentalWarning scripts/write-typeless.mjs 2>/dev/null &
  writing=$!
  run="$node --max-semi-space-size=2 --heap-growing-percent=20 --import ./scripts/load-typeless.mjs --import ./scripts/stop-with-parent.ts"
fi
[ -z "$web" ] || $node scripts/build.ts --if-stale
# Where the code may not be written to, there are no copies.
[ -z "$writing" ] || wait "$writing" || true
[ -z "$prepare" ] || exit 0
exec $run "$@"
