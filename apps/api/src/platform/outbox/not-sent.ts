/**
 * The error of something that the other side did not take: a mail server, a push service or another
 * program. An outage of the database never explains it.
 */
export class NotSent extends Error {
  /** The pause that the other side asks for, in milliseconds. */
  readonly retryAfterMs: number;
  /** True where the log says nothing of it, because a screen does. */
  readonly quiet: boolean;

  constructor(
    reason: string,
    { retryAfterMs = 0, quiet = false, cause }: Partial<NotSentOptions> = {},
  ) {
    super(reason, { cause });
    this.retryAfterMs = retryAfterMs;
    this.quiet = quiet;
  }
}

interface NotSentOptions {
  retryAfterMs: number;
  quiet: boolean;
  cause: unknown;
}
