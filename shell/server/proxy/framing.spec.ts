import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { sendRaw, statusesIn } from '../testing/raw-http.js';
import { type Witnessed, witness } from '../testing/witness.js';

const { service, seen } = witness();
let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor(service);
});
afterAll(() => door.close());

const READING = ['GET', 'HEAD', 'DELETE', 'OPTIONS'];
const WRITING = ['POST', 'PUT', 'PATCH'];
/** Services have no endpoint for these: they never get as far. */
const FOREIGN = ['TRACE', 'PROPFIND', 'LOCK'];
const METHODS = [...READING, ...WRITING, ...FOREIGN];

/** A request hidden in another one: what the attacker says about itself gives it away. */
const HIDDEN =
  'GET /api/identity/my/profile HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 6.6.6.6\r\nX-Correlation-Id: smuggled-1234\r\n\r\n';
const SIZE = HIDDEN.length;
const CHUNKED = `${SIZE.toString(16)}\r\n${HIDDEN}\r\n0\r\n\r\n`;
/** The connection ends with its answer, so that nobody has to wait for a second one. */
const start = (method: string, url: string) =>
  `${method} ${url} HTTP/1.1\r\nHost: diwan.example\r\nConnection: close\r\n`;

/** What may come of a request: passed on once with this body; refused; or refused unless the method has a body. */
type Outcome = { body: string } | 'refused' | { written: string };

const FRAMINGS: Record<string, { text: string; outcome: Outcome }> = {
  'no body': { text: '\r\n', outcome: { body: '' } },
  'length 0': { text: 'Content-Length: 0\r\n\r\n', outcome: { body: '' } },
  length: { text: `Content-Length: ${SIZE}\r\n\r\n${HIDDEN}`, outcome: { written: HIDDEN } },
  'length with zeros before it': { text: `Content-Length: 000${SIZE}\r\n\r\n${HIDDEN}`, outcome: { written: HIDDEN } },
  chunked: { text: `Transfer-Encoding: chunked\r\n\r\n${CHUNKED}`, outcome: { written: HIDDEN } },
  'chunked in capitals': { text: `Transfer-Encoding: Chunked\r\n\r\n${CHUNKED}`, outcome: { written: HIDDEN } },
  'chunked and empty': { text: 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n', outcome: { written: '' } },
  'chunk extensions': {
    text: `Transfer-Encoding: chunked\r\n\r\n${SIZE.toString(16)};a=b;c="d"\r\n${HIDDEN}\r\n0;e\r\n\r\n`,
    outcome: { written: HIDDEN },
  },
  trailers: {
    text: 'Transfer-Encoding: chunked\r\nTrailer: X-Forwarded-For\r\n\r\n1\r\nx\r\n0\r\nX-Forwarded-For: 6.6.6.6\r\n\r\n',
    outcome: { written: 'x' },
  },
  'both framings': {
    text: `Transfer-Encoding: chunked\r\nContent-Length: ${CHUNKED.length}\r\n\r\n${CHUNKED}`,
    outcome: 'refused',
  },
  'both framings, length first': {
    text: `Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
    outcome: 'refused',
  },
  'length twice': { text: `Content-Length: 0\r\nContent-Length: ${SIZE}\r\n\r\n${HIDDEN}`, outcome: 'refused' },
  'the same length twice': {
    text: `Content-Length: ${SIZE}\r\nContent-Length: ${SIZE}\r\n\r\n${HIDDEN}`,
    outcome: 'refused',
  },
  'lengths in a list': { text: `Content-Length: ${SIZE}, ${SIZE}\r\n\r\n${HIDDEN}`, outcome: 'refused' },
  'length named by Connection': {
    text: `Connection: keep-alive, Content-Length\r\nContent-Length: ${SIZE}\r\n\r\n${HIDDEN}`,
    outcome: 'refused',
  },
  'coding named by Connection': {
    text: `Connection: transfer-encoding\r\nTransfer-Encoding: chunked\r\n\r\n${CHUNKED}`,
    outcome: 'refused',
  },
  'length in a folded line': {
    text: `X-A: b\r\n Content-Length: 0\r\nContent-Length:\r\n ${SIZE}\r\n\r\n${HIDDEN}`,
    outcome: 'refused',
  },
  'coding in a folded line': { text: `Transfer-Encoding:\r\n chunked\r\n\r\n${CHUNKED}`, outcome: 'refused' },
  'bare line feeds': { text: `Content-Length: ${SIZE}\n\n${HIDDEN}`, outcome: 'refused' },
  'a bare carriage return': { text: `X-A: b\rContent-Length: ${SIZE}\r\n\r\n${HIDDEN}`, outcome: 'refused' },
  'space before the colon': { text: `Content-Length : ${SIZE}\r\n\r\n${HIDDEN}`, outcome: 'refused' },
  ...Object.fromEntries(
    [
      'xchunked',
      'identity',
      'chunked, identity',
      'gzip, chunked',
      'chunked, chunked',
      'chunked\x0b',
      '"chunked"',
      ',chunked',
    ].map((coding) => [
      `coding ${JSON.stringify(coding)}`,
      { text: `Transfer-Encoding: ${coding}\r\n\r\n${CHUNKED}`, outcome: 'refused' as const },
    ]),
  ),
  'coding twice': {
    text: `Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n${CHUNKED}`,
    outcome: 'refused',
  },
  ...Object.fromEntries(
    ['+5', '-5', '0x5', '5 5', '5e1', '٥', '99999999999999999999', '9007199254740993'].map((length) => [
      `length ${length}`,
      { text: `Content-Length: ${length}\r\n\r\n${HIDDEN}`, outcome: 'refused' as const },
    ]),
  ),
};

describe('C1: each framing, with each method', () => {
  it.each(Object.entries(FRAMINGS))('%s: the service sees one well-framed request or none', async (name, framing) => {
    await Promise.all(METHODS.map((method) => tryFraming(method, name, framing)));
    expect(seen.filter(isSmuggled)).toEqual([]);
  });
});

async function tryFraming(method: string, name: string, { text, outcome }: (typeof FRAMINGS)[string]): Promise<void> {
  const url = `/api/cases/${method}?of=${encodeURIComponent(name)}`;
  const received = await sendRaw(door.origin, start(method, url) + text);
  // What is hidden must not be the answer to somebody else's question, either.
  const after = await door.get(`/api/cases/after${url}`);
  expect(await after.text()).toContain(`</api/cases/after${url}>`);

  const mine = seen.filter((request) => request.url === url);
  const body = FOREIGN.includes(method) ? undefined : expectedBody(method, outcome);
  const statuses = statusesIn(received);
  if (body === undefined) {
    expect({ method, mine, refused: (statuses[0] ?? 0) >= 400 }).toEqual({ method, mine: [], refused: true });
  } else {
    expect({ method, mine, statuses }).toMatchObject({ method, mine: [{ method, body }], statuses: [200] });
    expect(mine[0]?.headers).not.toHaveProperty('trailer');
  }
}

function expectedBody(method: string, outcome: Outcome): string | undefined {
  if (outcome === 'refused') return undefined;
  if ('body' in outcome) return outcome.body;
  return WRITING.includes(method) ? outcome.written : undefined;
}

function isSmuggled({ headers, url }: Witnessed): boolean {
  return (
    headers['x-forwarded-for'] !== '127.0.0.1' ||
    headers['x-forwarded-host'] !== 'diwan.example' ||
    headers['x-correlation-id'] === 'smuggled-1234' ||
    url.includes('/my/profile')
  );
}

describe('C1: requests that break off or ask for more', () => {
  it.each([
    '1000\r\nshort',
    'FFFFFFFFFFFFFFFFFF\r\nx',
    '-1\r\nx',
    '5\r\nhello!!\r\n0\r\n\r\n',
    '5;\nhello\r\n0\r\n\r\n',
  ])('chunk %j: what is not whole is not a request', async (chunk) => {
    const url = `/api/cases/chunk?of=${encodeURIComponent(chunk)}`;
    await sendRaw(door.origin, `${start('POST', url)}Transfer-Encoding: chunked\r\n\r\n${chunk}`, { patienceMs: 300 });
    expect(seen.filter((request) => request.url === url && request.body !== null)).toEqual([]);
    expect(seen.filter(isSmuggled)).toEqual([]);
  });

  it('answers problem+json to a body where none belongs, and ends the connection', async () => {
    const received = await sendRaw(door.origin, `${start('GET', '/api/cases/x')}Content-Length: 3\r\n\r\nabc`);
    expect(received).toMatch(/^HTTP\/1\.1 400 /);
    expect(received).toMatch(/connection: close/i);
    expect(received).toContain('"code":"MALFORMED"');
  });

  it.each(['Host', 'Cookie', 'Origin', 'X-Forwarded-For', 'Sec-Fetch-Site', 'Authorization', 'Content-Type'])(
    'Connection may not take %s away',
    async (name) => {
      const received = await sendRaw(door.origin, `${start('POST', `/api/cases/named`)}Connection: ${name}\r\n\r\n`);
      expect(statusesIn(received)).toEqual([400]);
      expect(seen.filter(({ url }) => url === '/api/cases/named')).toEqual([]);
    },
  );

  it.each([
    'http://evil.example/api/cases/target',
    'evil.example/api/cases/target',
    '*',
    '/api/cases/target\\x',
    '/api/cases/..\\target',
    '\\api\\cases\\target',
  ])('target %s is not passed on', async (target) => {
    await sendRaw(door.origin, `${start('GET', target)}\r\n`);
    expect(seen.filter(({ url }) => url.includes('target') || url === '*')).toEqual([]);
  });

  it('an upgrade is not made: the request is answered as any other, and so is what follows it', async () => {
    const upgrade =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c, websocket\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n';
    const received = await sendRaw(door.origin, start('GET', '/api/cases/upgrade') + upgrade + HIDDEN);
    expect(statusesIn(received)).not.toContain(101);
    const [asked] = seen.filter(({ url }) => url === '/api/cases/upgrade');
    for (const name of ['upgrade', 'http2-settings']) expect(asked?.headers).not.toHaveProperty([name]);
    const smuggled = seen.filter(({ headers }) => headers['x-forwarded-for'] === '6.6.6.6');
    expect(smuggled).toEqual([]);
  });

  it('answers Expect itself: 100 and on with it, 417 to what it does not know', async () => {
    const wanted = await sendRaw(door.origin, [
      `${start('POST', '/api/cases/expect')}Content-Length: 2\r\nExpect: 100-continue\r\n\r\n`,
      'ok',
    ]);
    expect(wanted).toMatch(/^HTTP\/1\.1 100 /);
    expect(seen.filter(({ url }) => url === '/api/cases/expect')).toMatchObject([{ body: 'ok' }]);
    const odd = await sendRaw(
      door.origin,
      `${start('POST', '/api/cases/odd')}Content-Length: 2\r\nExpect: x\r\n\r\nok`,
    );
    expect(statusesIn(odd)).toEqual([417]);
  });

  it('HTTP/1.0 has no chunks', async () => {
    const head = `POST /api/cases/old HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n`;
    expect(statusesIn(await sendRaw(door.origin, head + CHUNKED))).toEqual([400]);
    expect(seen.filter(({ url }) => url === '/api/cases/old')).toEqual([]);
  });
});
