import { DEMO_CLIENT } from '@diwan/contracts/demo/accounts';
import { ENDPOINTS } from '@diwan/contracts/http/all';
import { SERVICES } from '@diwan/contracts/shared/service';
import { expect, test } from '@playwright/test';
import { codeIn, messagesTo, nextMessage } from '../support/demo-inbox.js';

for (const service of SERVICES) {
  test(`${service} documents every endpoint of its table and no other`, async ({ request }) => {
    const response = await request.get(`/api/${service}/openapi.json`);
    expect(response.status()).toBe(200);
    const { paths } = await response.json();
    // The demo inbox is a route of demo deployments only and in no table.
    const lasting = Object.entries<object>(paths).filter(([path]) => !path.includes('/dev/'));
    const documented = lasting.flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const declared = ENDPOINTS[service].map(
      ({ method, path }) => `${method} /api/${service}${path.replaceAll(/:(\w+)/g, '{$1}')}`,
    );
    expect(documented.sort()).toEqual(declared.sort());
  });

  test(`D-022: nothing of ${service} answers a visitor beyond its public endpoints`, async ({ request }) => {
    for (const { method, path, access } of ENDPOINTS[service]) {
      if (access === 'public') continue;
      const address = `/api/${service}${path.replaceAll(/:\w+/g, '0123456789abcdef01234567')}`;
      const response = await request.fetch(address, { method, headers: { 'Sec-Fetch-Site': 'same-origin' } });
      expect([method, address, response.status()]).toEqual([method, address, 401]);
      expect(response.headers()['content-type']).toContain('application/problem+json');
    }
  });
}

test('every document carries the security headers and a policy without unsafe sources', async ({ request }) => {
  for (const path of ['/', '/ar/contact', '/auth', '/nothing-here']) {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toMatch(/default-src 'none'.*script-src 'self' 'sha256-[^']{43}='/);
    expect(policy).not.toMatch(/unsafe-|\*|strict-dynamic/);
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' });
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('nothing of the machinery can be read from outside', async ({ request }) => {
  for (const path of [
    '/metrics',
    '/.env',
    '/.git/config',
    '/package.json',
    '/api/identity/metrics',
    '/api/../package.json',
    '/mf/public/../../package.json',
    '/api-docs',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  for (const path of ['/auth', '/client-portal', '/admin', '/admin-login']) {
    expect([path, (await request.get(path)).headers()['x-robots-tag']]).toEqual([
      path,
      expect.stringContaining('noindex'),
    ]);
  }
});

const send = { 'Sec-Fetch-Site': 'same-origin' };

for (const [what, data, status] of [
  ['an operator', { phone: { $gt: '' }, language: 'en' }, 400],
  ['an unknown field', { phone: DEMO_CLIENT.phone, language: 'en', roles: ['owner'] }, 400],
  ['a list', { phone: ['+96170000001'], language: 'en' }, 400],
  ['an oversized body', { phone: 'x'.repeat(10_000_000), language: 'en' }, 413],
] as const) {
  test(`${what} is refused precisely, without a word about the machinery`, async ({ request }) => {
    const response = await request.post('/api/identity/codes', { data, headers: send });
    expect(response.status()).toBe(status);
    expect(await response.text()).not.toMatch(/at \/|Mongo|E11000|node_modules|\$gt/);
  });
}

test('D-001, D-003: a code is in no answer, works once, and an older one is dead', async ({ request }) => {
  const { phone } = DEMO_CLIENT;
  const ask = async () => {
    const before = await messagesTo(request, phone);
    const response = await request.post('/api/identity/codes', { data: { phone, language: 'en' }, headers: send });
    expect(response.status()).toBe(202);
    const code = codeIn(await nextMessage(request, phone, 'otp_login', before));
    expect(await response.text()).not.toContain(code);
    return { challengeId: (await response.json()).challengeId as string, code };
  };
  const verify = (attempt: { challengeId: string; code: string }) =>
    request.post('/api/identity/codes/verify', { data: { ...attempt, mode: 'sign-in' }, headers: send });
  const first = await ask();
  const second = await ask();
  expect((await verify(first)).status()).toBe(401);
  const answers = await Promise.all(Array.from({ length: 10 }, () => verify(second)));
  expect(answers.map((answer) => answer.status()).sort()).toEqual([200, ...Array(9).fill(401)]);
});

test('the remotes are named with integrity, and hashed files may be kept for ever', async ({ request }) => {
  const { remotes } = await (await request.get('/registry.json')).json();
  expect(remotes.map(({ area }: { area: string }) => area).sort()).toEqual(['admin', 'portal', 'public']);
  for (const { entry, integrity, manifest } of remotes) {
    expect(integrity).toMatch(/^sha384-/);
    expect((await request.get(entry)).headers()['cache-control']).toContain('immutable');
    expect((await request.get(manifest)).headers()['cache-control']).toContain('no-cache');
  }
});
