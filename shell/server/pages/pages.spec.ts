import { rename } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildServerPart, type FrontDoor, openFrontDoor, PUBLIC_REMOTE } from '../testing/front-door.js';
import { sendRaw } from '../testing/raw-http.js';

let door: FrontDoor;
beforeAll(async () => {
  door = await openFrontDoor((_request, response) => response.writeHead(503).end());
});
afterAll(() => door.close());

const bootOf = (html: string) => JSON.parse(/id="boot">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('public pages', () => {
  it('PUB-16: are rendered by the server, in the language of their address, with what the browser needs to take over', async () => {
    const answer = await door.get('/ar/news?kind=article');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('<title>ar</title>');
    expect(bootOf(html)).toMatchObject({
      language: 'ar',
      origin: 'https://diwan.example',
      page: { path: '/news?kind=article', result: { data: { path: '/news', language: 'ar', query: 'kind=article' } } },
    });
  });

  it('PUB-16: start the application when a visitor touches a control, and at once for who is signed in', async () => {
    const forVisitor = await (await door.get('/ar/news')).text();
    expect(forVisitor).not.toContain('<script src=');
    expect(forVisitor).toContain('data-script="/assets/shell/main.1.js"');
    expect(forVisitor).toMatch(/data-ahead="[^"]*\/texts-ar\.1\.js [^"]*\/remoteEntry\.12345678\.js [^"]*"/);
    const forPerson = await (await door.get('/news', { cookie: '__Host-sid=some-session' })).text();
    expect(forPerson).toMatch(/<script src="\/assets\/shell\/main\.1\.js" defer>/);
    expect(forPerson).toMatch(/integrity="sha384-[^"]+" crossorigin="anonymous"/);
    expect(forPerson).not.toContain('id="wake"');
  });

  it('never let data end the element that carries it', async () => {
    const html = await (await door.get('/news?q=</script><script>alert(1)</script>')).text();
    expect(bootOf(html).page.result.data.query).toContain('script');
    expect(html).not.toContain('<script>alert');
  });

  it('D-039: a page that is not there is a 404 and stays out of search engines', async () => {
    const answer = await door.get('/missing');
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([404, 'noindex']);
  });

  it('a loader may send elsewhere, in the same language', async () => {
    const answer = await door.get('/ar/old');
    expect([answer.status, answer.headers.get('location')]).toEqual([301, '/ar/new']);
  });

  it.each(['/broken', '/undrawable'])(
    'D-040: %s fails here, so the browser draws it; nothing of the failure is told',
    async (address) => {
      const answer = await door.get(address);
      const html = await answer.text();
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
      expect(bootOf(html).page).toBeNull();
      expect(html).not.toContain('secret');
      expect(html).toContain('href="tel:+96170000000"');
      // F-4: without scripts there is a way to try again, too.
      expect(html).toContain(`<a class="ui-button ui-button--primary" href="${address}">Retry</a>`);
    },
  );

  it('the server has no part of the remote: phone and WhatsApp remain, and it is used again when it is back', async () => {
    const [here, away] = [path.join(door.folder, 'public/dist-ssr'), path.join(door.folder, 'public/away')];
    await rename(here, away);
    const without = await door.get('/news');
    expect(without.status).toBe(503);
    expect(await without.text()).toContain('https://wa.me/96170000000');
    await rename(away, here);
    expect((await door.get('/news')).status).toBe(200);
  });

  it('a new build of the remote is used without a restart', async () => {
    await buildServerPart(path.join(door.folder, 'public'), PUBLIC_REMOTE.replace("'/missing'", "'/gone'"));
    expect((await door.get('/gone')).status).toBe(404);
    expect((await door.get('/missing')).status).toBe(200);
    await buildServerPart(path.join(door.folder, 'public'), PUBLIC_REMOTE);
  });
});

describe('addresses', () => {
  it.each([
    ['/portal', '/client-portal'],
    ['/ar/portal', '/ar/client-portal'],
    ['/portal?x=1', '/client-portal?x=1'],
    ['/contact/', '/contact'],
    ['/en/news?kind=news', '/news?kind=news'],
    ['/en', '/'],
    ['/ar/', '/ar'],
    ['//evil.example', '/evil.example'],
    ['/en//evil.example', '/evil.example'],
    ['/%6Eews', '/news'],
    ['/ar/news/%d9%85', '/ar/news/%D9%85'],
    ['/news/a%3Ab?page=2', '/news/a:b?page=2'],
    // Cut off in the middle of a letter, as messengers do.
    ['/ar/news/%D9%85%D8', '/ar/news/%D9%85%EF%BF%BD'],
    ['/news/100%', '/news/100%25'],
  ])('D-016, D-035: %s moved to %s for good', async (from, to) => {
    const answer = await door.get(from);
    expect([answer.status, answer.headers.get('location')]).toEqual([301, to]);
  });

  it.each(['/\\evil.example/', '/en/\\evil.example', '/ar/\\\\evil.example/'])(
    'L6: %s leads to no other site',
    async (target) => {
      const answer = await sendRaw(door.origin, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
      expect(answer).not.toMatch(/^location:/im);
    },
  );

  it.each([
    '/client-portal',
    '/auth?next=/billing',
    '/billing',
    '/documents/1',
    '/admin/cases',
    '/admin-login',
    '/ar/admin',
  ])('%s is drawn by the browser and not indexed', async (address) => {
    const answer = await door.get(address);
    expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow']);
    expect(bootOf(await answer.text()).page).toBeNull();
  });
});

describe('forms without JavaScript', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' };

  it('PUB-16: lead on after success', async () => {
    const answer = await door.post('/ar/contact', 'name=Rana', form);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ar/thanks']);
  });

  it('D-027: the page that follows says what came of it once, to nobody else, whatever is kept under its address', async () => {
    const saidAt = async (path: string, cookie = '') => {
      const page = await door.get(path, cookie ? { cookie } : {});
      return { said: bootOf(await page.text()).page.result.data.said, headers: page.headers };
    };
    expect((await saidAt('/thanks')).said).toBeUndefined();
    const answer = await door.post('/contact', 'name=Rana', form);
    const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';');
    expect(answer.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Lax/);
    const next = await saidAt('/thanks', cookie);
    expect(next.said).toEqual({ reference: 'L-1' });
    expect(next.headers.get('cache-control')).toBe('no-store');
    expect(next.headers.get('set-cookie')).toContain('Max-Age=0');
    expect((await saidAt('/other', cookie)).said).toBeUndefined();
    expect((await saidAt('/thanks')).said).toBeUndefined();
  });

  it('PUB-16: come back with their faults and what was typed', async () => {
    const answer = await door.post('/contact', 'name=&message=Hello', form);
    expect(answer.status).toBe(422);
    expect(bootOf(await answer.text()).page.result.form).toEqual({
      values: { name: '', message: 'Hello' },
      fieldErrors: { name: 'required' },
    });
  });

  it.each([
    ['another site', { 'content-type': form['content-type'], 'sec-fetch-site': 'cross-site' }, 403, 'CROSS_SITE'],
    ['another origin', { 'content-type': form['content-type'], origin: 'https://evil.example' }, 403, 'CROSS_SITE'],
    [
      'another origin that calls itself the same (L9)',
      { 'content-type': form['content-type'], 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      403,
      'CROSS_SITE',
    ],
    ['nobody knows where', { 'content-type': form['content-type'] }, 403, 'CROSS_SITE'],
    ['a script', { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' }, 415, 'UNSUPPORTED_TYPE'],
  ])('are refused when they come from %s', async (_where, headers, status, code) => {
    const answer = await door.post('/contact', 'name=Rana', headers as unknown as Record<string, string>);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([status, code]);
  });

  it('D-066: one click in a mail program ends a subscription, without a page of ours', async () => {
    const oneClick = { 'content-type': form['content-type'] };
    const answer = await door.post('/ar/newsletter/unsubscribe?token=t', 'List-Unsubscribe=One-Click&name=x', oneClick);
    expect(answer.status).toBe(303);
    expect((await door.post('/newsletter/confirm?token=t', 'name=x', oneClick)).status).toBe(403);
  });

  it('are refused when they are too large, and at private pages', async () => {
    expect((await door.post('/contact', `name=${'x'.repeat(40_000)}`, form)).status).toBe(413);
    expect((await door.post('/admin', 'name=x', form)).status).toBe(404);
  });
});
