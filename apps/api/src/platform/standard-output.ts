/** The log drops further lines while more than this number of bytes waits for a reader. */
const MAXIMUM_WAITING_BYTES = 1024 * 1024;

/**
 * Keeps the process running when a write to its output fails, because the disk is full or the
 * reader is gone: without a listener, the error would end the process. Node tries each later write
 * anew, so that lines appear again once the disk has room.
 */
export function surviveLostOutput(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
}

/**
 * The stream of the log. pino's own stream is not used: it ends the process when the disk is full,
 * and then tries for ever to write the remaining lines.
 */
export const standardOutput = {
  write(line: string): void {
    if (process.stdout.writableLength < MAXIMUM_WAITING_BYTES) process.stdout.write(line);
  },
};
