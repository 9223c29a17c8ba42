// How many queries a request costs: stands between services and MongoDB and counts what is asked.
import net from 'node:net';

const ASKS = new Set(['find', 'aggregate', 'count', 'distinct', 'getMore']);
const OP_MSG = 2013;

/**
 * Passes everything on to a MongoDB that listens on a socket of this machine, and counts the queries. Resolves with the address to use in
 * its place and the count so far.
 */
export async function countQueries(uri) {
  const socketPath = decodeURIComponent(new URL(uri).hostname || uri.split('//')[1].split('/')[0]);
  let queries = 0;
  const server = net.createServer((client) => {
    const upstream = net.connect(socketPath);
    let rest = Buffer.alloc(0);
    client.on('data', (chunk) => {
      upstream.write(chunk);
      rest = Buffer.concat([rest, chunk]);
      while (rest.length >= 16 && rest.length >= rest.readInt32LE(0)) {
        const length = rest.readInt32LE(0);
        if (ASKS.has(commandOf(rest.subarray(0, length)))) queries += 1;
        rest = rest.subarray(length);
      }
    });
    upstream.pipe(client);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ])
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    uri: `mongodb://127.0.0.1:${server.address().port}/?directConnection=true`,
    count: () => queries,
    stop: () => server.close(),
  };
}

/** The name of the command of a message: the first field of its document. Header, flags, kind of section, length of the document and type of the field come before it. */
function commandOf(message) {
  if (message.readInt32LE(12) !== OP_MSG || message[20] !== 0) return '';
  return message.toString('latin1', 26, message.indexOf(0, 26));
}
