// Sends the bytes of one address, as a browser gets them, and nothing else: what the machine can do at most.
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const [, , address] = process.argv;
const bytes = brotliCompressSync(Buffer.from(await (await fetch(address)).arrayBuffer()));
const server = createServer((_request, response) => {
  response.writeHead(200, [
    'Content-Type',
    'text/html',
    'Content-Encoding',
    'br',
    'Content-Length',
    String(bytes.length),
  ]);
  response.end(bytes);
});
server.listen(0, '127.0.0.1', () => process.send(server.address().port));
