import { connect, type Socket } from 'node:net';
import type { Readable } from 'node:stream';

/** What ClamAV found. */
export type ClamdVerdict = { clean: true } | { clean: false; virus: string };

/**
 * Sends a file to clamd and answers its verdict: the command INSTREAM of clamd(8), chunks with their length in front, an empty one
 * at the end. Throws when clamd cannot be reached, refuses, says anything else, or takes longer than `limitMs`.
 */
export async function scanWithClamd(address: URL, file: Readable, limitMs: number): Promise<ClamdVerdict> {
  const socket = connect({ host: address.hostname, port: Number(address.port) });
  const timer = setTimeout(() => socket.destroy(new Error('clamd took too long')), limitMs);
  try {
    const answered = answerOf(socket);
    // Its failure is heard when it is awaited below; writing may fail first.
    answered.catch(() => {});
    socket.write('zINSTREAM\0');
    for await (const chunk of file) {
      // It says what it has to say and hangs up when a file is larger than it takes.
      if (socket.destroyed || socket.readableEnded) break;
      const bytes = Buffer.from(chunk);
      if (bytes.length === 0) continue;
      const length = Buffer.alloc(4);
      length.writeUInt32BE(bytes.length);
      socket.write(length);
      if (!socket.write(bytes)) await drained(socket);
    }
    if (socket.writable) socket.write(Buffer.alloc(4));
    return verdictOf(await answered);
  } finally {
    clearTimeout(timer);
    socket.destroy();
    file.destroy();
  }
}

async function answerOf(socket: Readable): Promise<string> {
  let answer = '';
  for await (const part of socket) {
    answer += String(part);
    if (answer.includes('\0') || answer.length > 1000) break;
  }
  return answer.replace(/\0[\s\S]*$/, '').trim();
}

/** Settles when more can be written, or nothing ever again. */
const drained = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.destroyed) return resolve();
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.on('drain', go).on('close', go);
  });

function verdictOf(answer: string): ClamdVerdict {
  if (answer === 'stream: OK') return { clean: true };
  const virus = /^stream: (.+) FOUND$/.exec(answer)?.[1];
  if (virus) return { clean: false, virus };
  throw new Error(`clamd answered: ${answer.slice(0, 200) || 'nothing'}`);
}
