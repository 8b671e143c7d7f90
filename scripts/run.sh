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
  # Node keeps the code that it has compiled here, where the folder may be written to.
  export NODE_COMPILE_CACHE=.cache/compiled MALLOC_ARENA_MAX=2
fi
[ -z "$web" ] || $node scripts/build.ts --if-stale
[ -z "$prepare" ] || exit 0
exec $run "$@"
