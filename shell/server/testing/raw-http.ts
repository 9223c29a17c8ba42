import net from 'node:net';

/** Bytes are written as they stand, one per character. */
const bytes = (text: string) => Buffer.from(text, 'latin1');

/**
 * Sends text over a connection of its own, piece by piece, and reads until the other side closes or has nothing to say for `quietMs` after something,
 * `patienceMs` after nothing. Returns all that was received.
 */
export function sendRaw(
  origin: string,
  pieces: string | readonly string[],
  { quietMs = 120, patienceMs = 5000 } = {},
): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(port), hostname);
    let received = '';
    const done = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(received);
    };
    let timer = setTimeout(done, patienceMs);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      clearTimeout(timer);
      timer = setTimeout(done, quietMs);
    });
    socket.on('close', done);
    // A refused connection may be reset while the rest of the request is on its way: what was received counts.
    socket.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNREFUSED' ? reject(error) : done()));
    for (const piece of [pieces].flat()) socket.write(bytes(piece));
  });
}

/** Status codes of the answers in received text, in order; informational ones left out. */
export const statusesIn = (received: string): number[] =>
  [...received.matchAll(/^HTTP\/1\.[01] (\d{3})/gm)].map(([, code]) => Number(code)).filter((code) => code >= 200);
