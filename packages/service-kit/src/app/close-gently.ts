import type { Server } from 'node:http';
import { Server as Door } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** How long silent connections may still carry a request, in milliseconds. */
const FAREWELL_MS = 500;

/**
 * Closes a server without cutting anybody off, and waits until the last answer is given. A connection that is kept alive may carry the next
 * request at the very moment at which it is closed; so nobody new is let in, those who are in are asked to leave with their next answer, and
 * only those who stay silent are shut.
 */
export async function closeGently(server: Server, farewellMs = FAREWELL_MS): Promise<void> {
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  // Immediates run after the connections that wait in the queue of the system were taken: those would be reset.
  await new Promise(setImmediate);
  const left = new Promise((resolve) => server.once('close', resolve));
  // Node's own `server.close` shuts silent connections at once.
  Door.prototype.close.call(server);
  await Promise.race([left, delay(farewellMs)]);
  server.close();
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  await left;
  clearInterval(sweep);
}
