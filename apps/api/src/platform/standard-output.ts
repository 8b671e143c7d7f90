/** What waits for a reader that does not read. */
const MAXIMUM_WAITING_BYTES = 1024 * 1024;

/**
 * Lets lines be lost to a full disk or to a reader that is gone: without a listener the error of the write would end the
 * process. Node tries each later write anew, so that they come again.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * Where the log goes. Not pino's own destination, which ends the process when the disk is full, and then tries for ever to
 * write the rest.
 */
export const standardOutput = {
  write(line: string): void {
    if (process.stdout.writableLength < MAXIMUM_WAITING_BYTES) process.stdout.write(line);
  },
};
