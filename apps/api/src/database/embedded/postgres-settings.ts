/**
 * The number only forms the name of the unix socket, which lies in the cluster's folder. The server
 * listens on no TCP port.
 */
export const SOCKET_PORT = 5432;

/** The settings with which committed data survive a power cut. */
export const DURABLE_SETTINGS = {
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
};

/**
 * Settings for a small machine: the whole database of a centre has a few megabytes and shares the
 * machine with a Node process.
 */
const SMALL_SETTINGS = {
  shared_buffers: '32MB',
  max_connections: '20',
  max_wal_size: '128MB',
  min_wal_size: '32MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '0',
  autovacuum_max_workers: '1',
  // The worker processes that PostgreSQL 18 starts by default to read ahead would take a third of
  // PostgreSQL's memory.
  io_method: 'sync',
  jit: 'off',
  // A killed server would leave files in /dev/shm with the default setting, and nobody removes them.
  dynamic_shared_memory_type: 'mmap',
};

/**
 * Settings of PostgreSQL's log: it reports starts, recoveries and failures, and contains neither
 * statements nor personal data.
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
  // The path is relative to the cluster's folder, because the path of a unix socket has at most 107
  // bytes and DATA_DIR may be longer.
  unix_socket_directories: '.',
  unix_socket_permissions: '0700',
};
