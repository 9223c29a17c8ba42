import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

/**
 * Speaks clamd's INSTREAM: finds `VIRUS` in what it is sent. It can find one in everything, stop answering, answer with an error, or hang up
 * on a file that is too large, as the real one does in the middle of it.
 */
export interface FakeClamd {
  url: string;
  mode: 'works' | 'finds' | 'silent' | 'error' | 'hangs up';
  scanned: number[];
  stop(): Promise<void>;
}

export async function startFakeClamd(): Promise<FakeClamd> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on('error', () => {});
    socket.on('data', (part) => {
      received = Buffer.concat([received, part]);
      if (clamd.mode === 'hangs up') {
        socket.end('INSTREAM size limit exceeded. ERROR\0', () => socket.destroy());
        return;
      }
      const file = streamed(received);
      if (!file || clamd.mode === 'silent') return;
      clamd.scanned.push(file.length);
      const verdict = clamd.mode === 'finds' || file.includes('VIRUS') ? 'stream: Fake.Virus FOUND' : 'stream: OK';
      socket.end(`${clamd.mode === 'error' ? 'INSTREAM size limit exceeded. ERROR' : verdict}\0`);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const clamd: FakeClamd = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mode: 'works',
    scanned: [],
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return clamd;
}

/** The file within the command, once its empty last chunk is there. */
function streamed(received: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (received.subarray(0, command.length).toString() !== command) return null;
  const chunks: Buffer[] = [];
  for (let at = command.length; at + 4 <= received.length; ) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}
