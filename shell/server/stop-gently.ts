import type { Server } from 'node:http';
import type { Log } from './operation/log.js';

/** Running answers get so long to finish, in milliseconds. */
const GRACE_MS = 10_000;

/** On SIGTERM or SIGINT: takes no new connections, lets running answers finish, then leaves; after the grace it leaves anyway. */
export function stopGently(
  server: Server,
  log: Log,
  exit: (code: number) => void = (code) => process.exit(code),
): void {
  const stop = (signal: string) => {
    log.info({ event: 'stopping', signal });
    const deadline = setTimeout(() => exit(0), GRACE_MS);
    deadline.unref();
    server.close(() => exit(0));
    server.closeIdleConnections();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
