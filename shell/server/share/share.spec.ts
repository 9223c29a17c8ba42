import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { Finished } from '../kept/finished.js';
import { drawPicture } from './draw-picture.js';
import { pageInBrief } from './page-in-brief.js';
import { shareRoutes } from './share.routes.js';
import { sharePicture } from './share-picture.js';
import { titleLines } from './title-lines.js';

const page = (title: string) =>
  `<meta property="og:title" content="${title}"/><meta property="og:site_name" content="Diwan &amp; Co"/>` +
  '<svg class="ui-icon"><path d="M1 1"/></svg><svg class="ui-drawing" viewBox="0 0 120 120"><path d="M2 2"/></svg>';

describe('D-041: pictures of shared links', () => {
  it('are made of what the page says and draws; a page that is not to be found has none', () => {
    expect(pageInBrief(page('Tax &amp; &quot;more&quot;'))).toEqual({
      title: 'Tax & "more"',
      firm: 'Diwan & Co',
      drawing: '<path d="M2 2"/>',
    });
    expect(pageInBrief('<title>Gone</title><meta name="robots" content="noindex"/>')).toBeNull();
  });

  it('set a title as large as it fits, and never wider or higher than there is room', () => {
    expect(titleLines('Contact', 'en', 660)).toEqual({ size: 68, lines: ['Contact'] });
    const long = titleLines('word '.repeat(90).trim(), 'ar', 660);
    expect(long.size).toBe(42);
    expect(long.lines.length * long.size * 1.4).toBeLessThanOrEqual(300);
    expect(long.lines.at(-1)).toMatch(/…$/);
  });

  it('hold no markup of a title, and keep Arabic in its order', () => {
    const svg = sharePicture({ title: '<script>', firm: 'ديوان', drawing: null }, 'ar');
    expect(svg).not.toContain('<script>');
    expect(svg).toContain('\u2067ديوان\u2069');
    // Signs that the Arabic face does not have come from the Latin one.
    expect(sharePicture({ title: 'شريك: SARL', firm: '', drawing: null }, 'ar')).toContain('شريك<tspan');
    expect(svg).toContain('text-anchor="end"');
  });

  it('are drawn with our own fonts: letters of both scripts leave ink', async () => {
    const drawn = async (title: string, language: 'en' | 'ar') =>
      drawPicture(sharePicture({ title, firm: '', drawing: null }, language));
    const png = await drawn('قانون', 'ar');
    expect([...png.subarray(0, 8)]).toEqual([137, 80, 78, 71, 13, 10, 26, 10]);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const blank = await drawn('', 'ar');
    expect(png.equals(blank)).toBe(false);
    // Shaped, not letter by letter: joined letters look other than letters apart.
    expect(png.equals(await drawn('ق‌ا‌ن‌و‌ن', 'ar'))).toBe(false);
  });
});

describe('the way to them', () => {
  let title = 'Home';
  const asked: string[] = [];
  let drawn = 0;
  let server: Server;
  let origin: string;
  beforeAll(async () => {
    const read = async ({ path, language }: { path: string; language: string }) => {
      asked.push(`${language} ${path}`);
      const status = path === '/missing' ? 404 : 200;
      return { finished: new Finished({ status, headers: {}, bytes: Buffer.from(page(title)) }), asOf: null };
    };
    const draw = async (svg: string) => {
      drawn += 1;
      return Buffer.from(svg);
    };
    const app = express()
      .use((_request, response, next) => {
        response.locals.correlationId = 'test';
        next();
      })
      .use(shareRoutes({ read } as never, draw));
    await new Promise<void>((resolve) => {
      server = app.listen(0, '127.0.0.1', () => resolve());
    });
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  afterEach(() => {
    asked.length = 0;
  });
  const get = (path: string) => fetch(origin + path);

  it('is the address of the page, in its language; it is drawn once until the page says something else', async () => {
    const first = await get('/share/en/home.png');
    expect([first.status, first.headers.get('content-type')]).toEqual([200, 'image/png']);
    await get('/share/en/home.png');
    expect([asked, drawn]).toEqual([['en /', 'en /'], 1]);
    title = 'Another';
    await get('/share/en/home.png');
    expect(drawn).toBe(2);
    await get(`/share/ar/news/${encodeURIComponent('مقال')}.png`);
    expect(asked.at(-1)).toBe(`ar /news/${encodeURIComponent('مقال')}`);
  });

  it.each([
    '/share/en/missing.png',
    '/share/de/home.png',
    '/share/en/admin.png',
    '/share/en/auth.png',
    '/share/en/ar/contact.png',
    '/share/en/ar/auth.png',
    '/share/en/portal.png',
    '/share/en/contact/.png',
    '/share/en/home',
  ])('%s is no picture', async (path) => expect((await get(path)).status).toBe(404));
});
