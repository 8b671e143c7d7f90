/** The limit of output that waits for a reader; further lines are dropped. */
const MAXIMUM_WAITING_BYTES = 1024 * 1024;

/**
 * Keeps the process running when output is lost to a full disk or to a reader that is gone: without
 * a listener the error of the write would end it. Node tries each later write anew, so that lines
 * appear again once there is room.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * The stream that the log goes to. It replaces pino's own destination, which ends the process when
 * the disk is full, and then tries for ever to write the rest.
 */
export const standardOutput = {
  write(line: string): void {
    if (process.stdout.writableLength < MAXIMUM_WAITING_BYTES) process.stdout.write(line);
  },
};
