/** Work that is done outside any request: once, by some instance, tried again when it fails. */
export interface Job<Data extends object = object> {
  name: string;
  /** In the centre's time zone; without it the job runs when it is sent. */
  cron?: string;
  /** How often it is tried again, each time after a longer pause; at most an hour. */
  retries: number;
  run(data: Data): Promise<void>;
}
