import http, { type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from './log.js';

/** Headers must be whole after so long, in milliseconds; bodies may take minutes on a slow line. */
const HEADERS_MS = 15_000;
const UPLOAD_MS = 600_000;
/** Nothing moves in either direction for so long, in milliseconds: nobody is there any more. Longer than services may be silent. */
const STALLED_MS = 90_000;
/** Kept connections outlive those of common load balancers. */
const KEPT_MS = 65_000;
const CHECKED_EVERY_MS = 5000;

export interface DoorOptions {
  listener: RequestListener;
  /** Whether an address is a proxy whose word counts. */
  isTrusted(address: string, hop: number): boolean;
  /** How many connections one address may hold open at a time; trusted proxies, who speak for many, any number. */
  connectionsPerAddress: number;
  log: Log;
}

/** The HTTP server of the front door, with the limits that keep one visitor from holding it all. */
export function createDoor({ listener, isTrusted, connectionsPerAddress, log }: DoorOptions): Server {
  // What Node's parser lets pass for the sake of broken peers is what smuggling is made of: strict, whatever NODE_OPTIONS says.
  const server = http.createServer(
    { insecureHTTPParser: false, requireHostHeader: true, connectionsCheckingInterval: CHECKED_EVERY_MS },
    listener,
  );
  server.headersTimeout = HEADERS_MS;
  server.requestTimeout = UPLOAD_MS;
  server.keepAliveTimeout = KEPT_MS;
  server.timeout = STALLED_MS;
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (isTrusted(address, 0)) return;
    const held = (open.get(address) ?? 0) + 1;
    if (held > connectionsPerAddress) {
      log.warn({ event: 'too-many-connections' });
      return void socket.destroy();
    }
    open.set(address, held);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
  return server;
}
