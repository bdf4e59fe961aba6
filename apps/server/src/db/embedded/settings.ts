/** What PostgreSQL is told at each start; nothing is written into its folder, so a new release changes all of it. */
export function settingsFor(socketFolder: string, durable: boolean): string[] {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    max_wal_size: '512MB',
    jit: 'off',
    timezone: 'UTC',
    ...neverLogPatients,
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Statements, their parameters and the messages of failed ones hold patients' names: the log is about the server alone. */
const neverLogPatients = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_checkpoints: 'off',
  log_lock_waits: 'off',
  log_timezone: 'UTC',
};
