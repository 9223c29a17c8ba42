import { createServer } from 'node:net';

/** Whether nobody listens on the port of the loopback address yet. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Hands out free loopback ports, counting up from `first`; never the same one twice, and never `kept`, which another program will take. */
export function portFinder(first: number, kept: number): () => Promise<number> {
  let next = first;
  return async () => {
    for (; next <= 65_535; next++) if (next !== kept && (await isFree(next))) return next++;
    throw new Error('There is no free port left on this machine.');
  };
}
