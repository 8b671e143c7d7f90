import type { ColumnType } from 'kysely';

/** Read as milliseconds since 1970; written as an ISO 8601 string. */
export type Instant = ColumnType<number, string, string>;
