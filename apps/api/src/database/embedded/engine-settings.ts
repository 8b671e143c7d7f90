/** What the engine is started with, checked once it is up. */
export const ENGINE_SETTINGS = {
  fsync: 'on',
  // The engine's other methods end in an fdatasync that does nothing.
  wal_sync_method: 'fsync',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  // Sizes for one centre: with PostgreSQL's own, the process takes some 120 MB more.
  max_wal_size: '64MB',
  min_wal_size: '32MB',
  shared_buffers: '32MB',
} as const;
