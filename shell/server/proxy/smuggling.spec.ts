import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eventually } from '../testing/eventually.js';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { sendRaw } from '../testing/raw-http.js';
import { witness } from '../testing/witness.js';

/** Connections at a time, requests tried in all. */
const TOGETHER = 40;
const ROUNDS = 25;

const { service, seen } = witness();
let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor(service);
});
afterAll(() => door.close());

const methods = fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY');
const endings = fc.oneof(
  { weight: 12, arbitrary: fc.constant('\r\n') },
  { weight: 1, arbitrary: fc.constantFrom('\n', '\r', '\r\r\n', '\r\n ', '\n\r', '\0\r\n') },
);
const codings = fc.constantFrom(
  'chunked',
  'Chunked',
  'chunked, identity',
  'identity',
  'xchunked',
  ' chunked',
  'chunked;q=1',
  'gzip',
);
const lengths = fc.oneof(
  fc.integer({ min: 0, max: 200 }).map(String),
  fc.constantFrom('+1', '-1', '0x10', '1,1', '', ' 7', '1 1', '99999999999999999999'),
);
const oddHeaders = fc.oneof(
  codings.map((coding) => `Transfer-Encoding: ${coding}`),
  lengths.map((length) => `Content-Length: ${length}`),
  fc
    .constantFrom('content-length', 'transfer-encoding', 'host', 'close', 'keep-alive', 'x-a', 'upgrade')
    .map((name) => `Connection: ${name}`),
  fc.constantFrom(
    'Expect: 100-continue',
    'Upgrade: h2c',
    'TE: trailers',
    'Trailer: Host',
    'Transfer-Encoding : chunked',
    ' Folded: x',
    'X-A: \x0b',
  ),
);
const chunk = fc
  .tuple(
    fc.constantFrom('', ';a=b', ' ', '\t', ';\n', ';"'),
    fc.constantFrom(0, 0, 0, -1, 2),
    fc.string({ maxLength: 12 }),
  )
  .map(([extension, wrong, text]) => `${Math.max(0, text.length + wrong).toString(16)}${extension}\r\n${text}\r\n`);

/** The body of a malformed request: as often as not another request. `mark` stands for the connection's own mark. */
const bodies = fc.oneof(
  fc.constant(''),
  fc.constant('GET /api/cases/mark HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n'),
  fc
    .tuple(fc.array(chunk, { maxLength: 3 }), fc.constantFrom('0\r\n\r\n', '0\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n', ''))
    .map(([chunks, end]) => chunks.join('') + end),
  fc.constant('3c\r\nPOST /api/cases/mark HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n\r\n0\r\n\r\n'),
);

const request = fc
  .record({
    method: methods,
    headers: fc.array(fc.tuple(oddHeaders, endings), { maxLength: 3 }),
    first: endings,
    last: endings,
    body: bodies,
  })
  .map(({ method, headers, first, last, body }) => {
    const lines = headers.map(([header, ending]) => header + ending).join('');
    return `${method} /api/cases/mark HTTP/1.1${first}Host: diwan.example\r\n${lines}${last}${body}`;
  });
/** Ends with a request that is sound, and that may be taken for part of what came before. */
const LAST = 'GET /api/cases/mark HTTP/1.1\r\nHost: diwan.example\r\nConnection: close\r\n\r\n';
const connection = fc.array(request, { minLength: 1, maxLength: 3 }).map((requests) => [...requests, LAST]);

describe('C1: malformed requests by the thousand', () => {
  it('no answer ever reaches another connection, and the service sees only what the front door has framed', async () => {
    let connections = 0;
    const attack = async (pieces: readonly string[]) => {
      const mark = `mark-${++connections}-`;
      const received = await sendRaw(
        door.origin,
        pieces.map((piece) => piece.replaceAll('/mark', `/${mark}`)),
        { quietMs: 40, patienceMs: 200 },
      );
      const foreign = [...received.matchAll(/mark-\d+-|victim-\d+/g)]
        .map(([text]) => text)
        .filter((text) => text !== mark);
      expect({ pieces, foreign }).toEqual({ pieces, foreign: [] });
    };
    const visit = async () => {
      const mark = `victim-${++connections}`;
      const answer = await door.post(`/api/cases/${mark}`, mark);
      expect(await answer.text()).toContain(`</api/cases/${mark}>`);
    };
    await fc.assert(
      fc.asyncProperty(fc.array(connection, { minLength: TOGETHER, maxLength: TOGETHER }), async (attacks) => {
        await Promise.all([...attacks.map(attack), ...attacks.map(visit)]);
        const odd = seen.splice(0).filter(({ headers }) => headers['x-forwarded-for'] !== '127.0.0.1');
        expect(odd).toEqual([]);
      }),
      // A failure is told as it was found: making it smaller would send thousands more.
      { numRuns: ROUNDS, endOnFailure: true },
    );
  });
});

/** A service that answers what it likes, byte for byte. */
async function rawService(answer: (socket: net.Socket, head: string, connection: number) => void) {
  let connections = 0;
  const server = net.createServer((socket) => {
    const connection = ++connections;
    socket.on('error', () => undefined);
    socket.on('data', (data) => answer(socket, data.toString('latin1'), connection));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const ok = (text: string) => `HTTP/1.1 200 OK\r\nContent-Length: ${text.length}\r\n\r\n${text}`;

describe('C1: connections to services', () => {
  it.each([
    ['a second answer after the first', ok('mine') + ok('poison')],
    ['more than was announced', `${ok('mine')}poison`],
    ['a body after the answer to HEAD', ok('poison')],
  ])('with %s on it, a connection is not used again', async (name, answer) => {
    const { server, origin } = await rawService((socket, head, connection) =>
      head.includes('/first') ? socket.write(answer) : socket.write(ok(`connection ${connection}`)),
    );
    const other = await openFrontDoor(service, { SERVICE_NEWS: origin });
    const method = name.includes('HEAD') ? 'HEAD' : 'GET';
    await fetch(`${other.origin}/api/news/first`, { method }).then((first) => first.text());
    const second = await other.get('/api/news/second');
    expect(await second.text()).toBe('connection 2');
    await other.close();
    server.close();
  });

  it('answered before the upload is over: the browser has its answer, the rest reaches nobody', async () => {
    const heads: string[] = [];
    const { server, origin } = await rawService((socket, head, connection) => {
      if (heads[connection] === undefined) socket.write(head.startsWith('POST') ? ok('enough') : ok('fresh'));
      heads[connection] = (heads[connection] ?? '') + head.slice(0, 20);
    });
    const other = await openFrontDoor(service, { SERVICE_CASES: origin });
    const upload = http.request(`${other.origin}/api/cases/documents`, {
      method: 'POST',
      agent: new http.Agent({ keepAlive: true }),
    });
    const answer = new Promise<string>((resolve, reject) => {
      upload.on('error', reject);
      upload.on('response', (response) => response.setEncoding('utf8').once('data', resolve));
    });
    upload.write('x'.repeat(100_000));
    expect(await answer).toBe('enough');
    upload.end('GET /api/cases/smuggled HTTP/1.1\r\n\r\n');
    expect(await (await other.get('/api/cases/next')).text()).toBe('fresh');
    expect(heads.filter((head) => head?.includes('smuggled'))).toEqual([]);
    await other.close();
    server.close();
  });

  it('an upload that the browser breaks off is broken off at the service, and a slow one is not', async () => {
    const url = '/api/cases/slow';
    const upload = net.connect(Number(new URL(door.origin).port), '127.0.0.1');
    upload.write(`POST ${url} HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nhalf`);
    const started = () => seen.find((request) => request.url === url);
    await eventually(() => expect(started()).toBeDefined());
    upload.destroy();
    await eventually(() => expect(started()?.isBrokenOff).toBe(true));
    expect(started()?.body).toBeNull();

    const slow = await sendRaw(door.origin, [
      `POST ${url}er HTTP/1.1\r\nHost: x\r\nContent-Length: 8\r\n\r\nhalf`,
      'half',
    ]);
    expect(slow).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('a browser that reads slowly slows the service down', async () => {
    let sent = 0;
    const { server, origin } = await rawService((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 100000000\r\n\r\n');
      const more = () => {
        while (sent < 100_000_000 && socket.write(Buffer.alloc(65_536))) sent += 65_536;
      };
      socket.on('drain', more);
      more();
    });
    const other = await openFrontDoor(service, { SERVICE_CASES: origin });
    const reader = net.connect(Number(new URL(other.origin).port), '127.0.0.1');
    reader.write('GET /api/cases/large HTTP/1.1\r\nHost: x\r\n\r\n');
    reader.pause();
    // Until it has sent nothing more while others were answered.
    for (let before = -1; before !== sent; ) {
      before = sent;
      for (let others = 0; others < 20; others += 1) await other.get('/robots.txt');
    }
    expect(sent).toBeLessThan(40_000_000);
    reader.destroy();
    await other.close();
    server.close();
  });
});
