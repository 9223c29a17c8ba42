import { createServer } from 'node:net';

/** Whether nobody listens on the port of the loopback address yet. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

const FIRST_INTERNAL_PORT = 18_080;
/** A system takes 13; the places of two public ports do not overlap unless these lie 800 apart. */
const PORTS_EACH = 16;
const PLACES = 800;

/**
 * Where a system with this public port looks for its inner ports: each at a place of its own, so that two that start at the same moment do not
 * find the same port free.
 */
export function firstInternalPort(publicPort: number): number {
  const place = (publicPort - 8080 + 65_600) % PLACES;
  return FIRST_INTERNAL_PORT + place * PORTS_EACH;
}

/** Hands out free loopback ports, counting up from `first`; never the same one twice, and never `kept`, which another program will take. */
export function portFinder(first: number, kept: number): () => Promise<number> {
  let next = first;
  return async () => {
    for (; next <= 65_535; next++) if (next !== kept && (await isFree(next))) return next++;
    throw new Error('There is no free port left on this machine.');
  };
}
