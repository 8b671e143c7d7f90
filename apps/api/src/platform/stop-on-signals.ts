/** The milliseconds after which the process ends even if `stop` has not finished. */
const PATIENCE_MS = 9_000;

/**
 * Calls `stop` once and then ends the process, on SIGTERM, on SIGINT or when the parent process is
 * gone. `stop` finishes the requests in flight and closes the database.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  const begin = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), PATIENCE_MS).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', begin);
  process.on('SIGINT', begin);
  if (process.connected) process.on('disconnect', begin);
}
