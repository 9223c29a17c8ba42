import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import type { Log } from './operation/log.js';

/** Running answers get so long to finish, in milliseconds. */
const GRACE_MS = 10_000;
/** How long silent connections may still carry a request, in milliseconds. */
const FAREWELL_MS = 1000;

/**
 * On SIGTERM or SIGINT: takes no new connections, lets running answers finish, then leaves; after the grace it leaves anyway. A connection
 * that is kept alive may carry a request at the very moment at which it is closed, so clients are asked to leave with their next answer, and
 * only those who stay silent are shut.
 */
export function stopGently(
  server: Server,
  log: Log,
  exit: (code: number) => void = (code) => process.exit(code),
): void {
  const stop = (signal: string) => {
    log.info({ event: 'stopping', signal });
    const deadline = setTimeout(() => exit(0), GRACE_MS);
    deadline.unref();
    server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
    server.once('close', () => exit(0));
    // Node's own `server.close` shuts silent connections at once. Immediates run after connections that wait were taken.
    setImmediate(() => Door.prototype.close.call(server));
    setTimeout(() => {
      server.close();
      setInterval(() => server.closeIdleConnections(), 50).unref();
    }, FAREWELL_MS).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}
