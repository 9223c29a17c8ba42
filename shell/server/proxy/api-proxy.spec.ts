import http, { type IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';

let door: FrontDoor;
let seen: { url: string; headers: IncomingHttpHeaders; bytes: number };
let release: () => void = () => undefined;
let aborted: Promise<void>;

beforeAll(async () => {
  door = await openFrontDoor((request, response) => {
    seen = { url: request.url ?? '', headers: request.headers, bytes: 0 };
    request.on('data', (chunk: Buffer) => {
      seen.bytes += chunk.length;
    });
    if (request.url?.endsWith('/stream')) {
      aborted = new Promise((resolve) => response.on('close', resolve));
      response.writeHead(200, {
        'content-type': 'application/pdf',
        'x-powered-by': 'Express',
        'x-correlation-id': 'other',
      });
      response.write('first');
      release = () => void response.end('second');
    } else if (request.url?.endsWith('/bad-gateway')) response.writeHead(502).end('<html>stack at /app</html>');
    else if (request.url?.endsWith('/busy'))
      response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"STORAGE_FULL"}');
    else request.on('end', () => response.writeHead(201, { 'set-cookie': ['a=1', 'b=2'] }).end('{}'));
  });
});
afterAll(() => door.close());

describe('proxy to services', () => {
  it('passes method, path, query, body and cookies on, and the answer back', async () => {
    const answer = await door.post('/api/cases/cases?draft=1', '{"title":"x"}', {
      cookie: '__Host-sid=1',
      'content-type': 'application/json',
    });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
    expect(seen).toMatchObject({ url: '/api/cases/cases?draft=1', bytes: 13, headers: { cookie: '__Host-sid=1' } });
  });

  it('drops what a browser claims about itself and says what it knows', async () => {
    await door.get('/api/identity/session', {
      'x-forwarded-for': '9.9.9.9',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '9.9.9.9',
      forwarded: 'for=9.9.9.9',
      'x-correlation-id': 'not allowed; here',
    });
    expect(JSON.stringify(seen.headers)).not.toMatch(/9\.9\.9\.9|evil|not allowed/);
    expect(seen.headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'diwan.example',
    });
    expect(seen.headers['x-correlation-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('keeps headers of the connection to itself', async () => {
    await new Promise<void>((resolve) => {
      const headers = {
        connection: 'x-secret-hop',
        'x-secret-hop': '1',
        te: 'trailers',
        'proxy-authorization': 'Basic x',
      };
      http.get(`${door.origin}/api/news/articles`, { headers }, (answer) => answer.resume().on('end', resolve));
    });
    for (const name of ['x-secret-hop', 'te', 'proxy-authorization']) expect(seen.headers).not.toHaveProperty([name]);
  });

  it('streams: the first bytes arrive before the last are written', async () => {
    const answer = await door.get('/api/cases/stream');
    const reader = answer.body?.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe('first');
    release();
    expect(Buffer.from((await reader.read()).value as Uint8Array).toString()).toBe('second');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('x-powered-by')).toBeNull();
    expect(answer.headers.get('x-correlation-id')).not.toBe('other');
  });

  it('lets go of the service when the browser leaves', async () => {
    const leaving = new AbortController();
    const answer = await fetch(`${door.origin}/api/cases/stream`, { signal: leaving.signal });
    leaving.abort();
    await answer.text().catch(() => undefined);
    await aborted;
  });

  it('passes large uploads through', async () => {
    const answer = await door.post('/api/cases/documents', 'x'.repeat(5_000_000));
    expect([answer.status, seen.bytes]).toEqual([201, 5_000_000]);
  });

  it.each(['/api', '/api/', '/api/unknown/x', '/api/identity', '/api/identityx/session'])(
    '%s is nobody',
    async (address) => {
      const answer = await door.get(address);
      expect([answer.status, await answer.json()]).toMatchObject([
        404,
        { code: 'NOT_FOUND', type: 'urn:diwan:problem:not-found' },
      ]);
    },
  );

  it('tells a problem instead of a gateway page, and leaves problems of services alone', async () => {
    const answer = await door.get('/api/news/bad-gateway');
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect([answer.status, await answer.json()]).toMatchObject([
      503,
      { code: 'UNAVAILABLE', reference: answer.headers.get('x-correlation-id') },
    ]);
    expect(await (await door.get('/api/news/busy')).json()).toEqual({ code: 'STORAGE_FULL' });
  });

  it('answers UNAVAILABLE when the service is gone', async () => {
    await door.stopServices();
    const answer = await door.get('/api/billing/x');
    expect([answer.status, await answer.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
    expect(door.logged).toContainEqual(expect.objectContaining({ event: 'service-unreachable', service: 'billing' }));
  });
});
