/**
 * The port's number names the socket, which lies in the cluster's own folder; nothing listens on a
 * TCP port.
 */
export const SOCKET_PORT = 5432;

/** The settings by which committed data survive a power cut. */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

/**
 * The settings for a small machine: a centre's whole database fits in a few megabytes, beside a
 * Node process.
 */
const SMALL_SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '20',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  // The processes that PostgreSQL 18 keeps for reading ahead would take a third of its memory.
  io_method: 'sync',
  jit: 'off',
  // The files that a killed server leaves in /dev/shm would never be removed.
  dynamic_shared_memory_type: 'mmap',
};

/**
 * The settings of the log, which reports starts, recoveries and failures, but holds no statement
 * and nobody's data.
 */
const QUIET_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
};

export const EMBEDDED_SETTINGS: Record<string, string> = {
  ...DURABLE_SETTINGS,
  ...SMALL_SETTINGS,
  ...QUIET_SETTINGS,
  timezone: 'UTC',
  listen_addresses: '',
  port: String(SOCKET_PORT),
  // The path is relative to the cluster's folder: a socket's path holds 107 bytes at most, and
  // DATA_DIR may be longer.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
};
