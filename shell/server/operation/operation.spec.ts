import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type FrontDoor, openFrontDoor } from '../testing/front-door.js';
import { sendRaw } from '../testing/raw-http.js';

let door: FrontDoor;
let down = '';
let healthAsked = 0;
beforeAll(async () => {
  door = await openFrontDoor((request, response) => {
    const up = down !== request.headers.host;
    if (request.url === '/healthz') healthAsked += 1;
    if (request.url === '/healthz') response.writeHead(down ? 503 : 200, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify({
        service: 'x',
        status: up ? 'up' : 'down',
        stores: { mongodb: 'up', redis: down ? 'down' : 'up' },
      }),
    );
  });
});
afterAll(() => door.close());

describe('headers', () => {
  it('every document carries the content policy, with the hashes of its only inline scripts, and is never used again without asking', async () => {
    const policies = await Promise.all(
      ['/', '/client-portal', '/missing'].map(async (address) => {
        const answer = await door.get(address);
        const privatePage = address === '/client-portal';
        expect(answer.headers.get('cache-control')).toBe(privatePage ? 'no-store' : 'private, no-cache');
        return answer.headers.get('content-security-policy') ?? '';
      }),
    );
    const html = await (await door.get('/')).text();
    const [, inline = ''] = /<script type="module" id="wake"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    const portal = await (await door.get('/client-portal')).text();
    // Where people work, the theme is set before anything is painted; the site is light and has no such script.
    const [, theme = ''] = /<head><meta charset="utf-8"><script>(.*?)<\/script>/s.exec(portal) ?? [];
    expect(theme).toContain("localStorage.getItem('diwan-theme')");
    expect(html).not.toContain(theme);
    const [wake, early] = [inline, theme].map((script) => createHash('sha256').update(script).digest('base64'));
    for (const policy of policies) {
      expect(policy).toContain(`script-src 'self' 'sha256-${wake}' 'sha256-${early}';`);
      expect(policy).not.toMatch(/unsafe|strict-dynamic|nonce|\*/);
      for (const rule of [
        "default-src 'none'",
        "frame-ancestors 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "object-src 'none'",
        "require-trusted-types-for 'script'",
      ]) {
        expect(policy).toContain(rule);
      }
    }
  });

  it.each(['/', '/registry.json', '/robots.txt', '/api/none', '/mf/public/none.js', '/healthz'])(
    '%s carries the headers of every answer',
    async (address) => {
      const { headers } = await door.get(address);
      expect(Object.fromEntries(headers)).toMatchObject({
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'geolocation=(), camera=(), microphone=()',
      });
      expect(headers.get('x-powered-by')).toBeNull();
    },
  );

  it('keeps a harmless correlation id and replaces any other', async () => {
    const idOf = async (given: string) =>
      (await door.get('/robots.txt', { 'x-correlation-id': given })).headers.get('x-correlation-id');
    expect(await idOf('abcdef0123456789')).toBe('abcdef0123456789');
    expect(await idOf('<script>alert(1)')).toMatch(/^[0-9a-f]{32}$/);
  });
});

describe('healthz', () => {
  let aheadMs = 0;
  /** A report is given for a second: the clock stops when any before it is older. */
  const afterReportsAreOld = () => {
    aheadMs += 5000;
    const later = Date.now() + aheadMs;
    jest.spyOn(Date, 'now').mockImplementation(() => later);
  };
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('L8: asks each service once for all who ask at the same time', async () => {
    const before = healthAsked;
    await Promise.all(Array.from({ length: 50 }, () => door.get('/healthz')));
    expect(healthAsked - before).toBeLessThan(60);
  });

  it('is 200 while every service and store is up, and names each', async () => {
    afterReportsAreOld();
    const answer = await door.get('/healthz');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      status: 'up',
      services: { identity: 'up', billing: 'up', cases: 'up', news: 'up', chatbot: 'up', notifications: 'up' },
      stores: { mongodb: 'up', redis: 'up' },
    });
  });

  it('is 503 when something is down, and says what', async () => {
    afterReportsAreOld();
    down = 'everything';
    const answer = await door.get('/healthz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({
      status: 'down',
      services: { cases: 'down' },
      stores: { mongodb: 'up', redis: 'down' },
    });
    down = '';
  });
});

describe('what is not for everybody', () => {
  it('metrics are there with the token and nowhere else', async () => {
    const address = '/metrics';
    expect((await door.get(address)).headers.get('content-type')).not.toContain('text/plain');
    expect(
      (await door.get(address, { authorization: 'Bearer wrong-token-of-tests' })).headers.get('content-type'),
    ).not.toContain('text/plain');
    const answer = await door.get(address, { authorization: 'Bearer token-of-the-tests' });
    expect(await answer.text()).toContain('shell_request_seconds');
  });

  it('S-10: the description of the API is there with the token, and for everybody in a demo', async () => {
    for (const address of ['/api/news/openapi.json', '/api/news/OpenAPI.json', '/api/billing/openapi.json/']) {
      expect([400, 404]).toContain((await door.get(address)).status);
    }
    const authorization = 'Bearer token-of-the-tests';
    expect((await door.get('/api/news/openapi.json', { authorization })).status).toBe(200);
    const demo = await openFrontDoor((_request, response) => response.end('{}'), {
      DEMO: 'true',
      PUBLIC_ORIGIN: 'http://localhost:8080',
    });
    expect((await demo.get('/api/news/openapi.json')).status).toBe(200);
    await demo.close();
  });

  it('the demo inbox does not exist outside a demo', async () => {
    expect((await door.get('/dev/inbox.json')).headers.get('content-type')).toContain('text/html');
    const demo = await openFrontDoor(
      (_request, response) => response.setHeader('content-type', 'application/json').end('[]'),
      { DEMO: 'true', PUBLIC_ORIGIN: 'http://localhost:8080' },
    );
    expect(await (await demo.get('/dev/inbox.json?to=%2B96170000002')).json()).toEqual([]);
    const inbox = await demo.get('/dev/inbox');
    const html = await inbox.text();
    expect(html).toContain('No messages yet.');
    // The page's only script is the one that its policy names.
    const [, script = ''] = /<script>(.*)<\/script>/.exec(html) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(inbox.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    // H2: whoever comes by another name or through another web server finds nothing.
    const headers = [{ host: 'www.firm.example' }, { 'x-forwarded-for': '198.51.100.7' }, { via: '1.1 nginx' }];
    for (const header of headers) {
      for (const address of [
        '/dev/inbox.json',
        '/dev/inbox',
        '/api/notifications/dev/inbox.json',
        '/API/notifications/DEV/inbox.json',
      ]) {
        const lines = Object.entries({ host: 'localhost', connection: 'close', ...header }).map((line) =>
          line.join(': '),
        );
        expect(await sendRaw(demo.origin, `GET ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)).toMatch(
          /^HTTP\/1\.1 404 /,
        );
      }
    }
    await demo.close();
  });
});

describe('reports of browsers', () => {
  const json = { 'content-type': 'application/json' };

  it('D-040: a failure is found in the log by the reference that was shown', async () => {
    const report = { reference: 'abc123def456', area: 'public', name: 'TypeError', frames: ['/mf/public/1.js:1:2'] };
    expect((await door.post('/client-errors', JSON.stringify(report), json)).status).toBe(204);
    expect(door.logged).toContainEqual({ event: 'browser-failure', ...report });
  });

  it('anything else is neither logged nor answered differently', async () => {
    const before = door.logged.filter(({ event }) => event === 'browser-failure').length;
    const report = { reference: 'abc123def456', area: 'public', name: 'x', frames: [], message: 'personal data' };
    expect((await door.post('/client-errors', JSON.stringify(report), json)).status).toBe(204);
    expect(door.logged.filter(({ event }) => event === 'browser-failure').length).toBe(before);
    expect((await door.post('/client-errors', `"${'x'.repeat(10_000)}"`, json)).status).toBe(413);
  });
});
