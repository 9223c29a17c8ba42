import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import express from 'express';
import { offlineRoutes } from './offline.routes.js';

const servers: Server[] = [];
const listen = async (isOn: boolean): Promise<string> => {
  const server = express().use(offlineRoutes({ isOn })).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
let on: string;
let off: string;
beforeAll(async () => {
  [on, off] = [await listen(true), await listen(false)];
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe('PORT-09: the page without coverage', () => {
  it('its worker is looked for at every visit, reaches this site alone and keeps nothing but the page', async () => {
    const worker = await fetch(`${on}/offline/worker.js`);
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('service-worker-allowed')).toBe('/');
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    const text = await worker.text();
    expect(text).toMatch(/^const VERSION = '[0-9a-f]{16}';/);
    expect(text).toContain('skipWaiting');
    expect(text.match(/'\/[^']*'/g)).toEqual(["'/offline/page.html'", "'/offline/page.js'", "'/offline/page.css'"]);
  });

  it('may load its own script and style and talk to nobody', async () => {
    for (const name of ['page.html', 'page.js', 'page.css']) {
      const file = await fetch(`${on}/offline/${name}`);
      expect(file.status).toBe(200);
      const policy = file.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('connect-src');
    }
  });

  it('switched off, the worker removes itself and what it kept', async () => {
    const text = await (await fetch(`${off}/offline/worker.js`)).text();
    expect(text).toContain('registration.unregister()');
    expect(text).toContain('caches.delete');
    expect(text).not.toContain("addEventListener('fetch'");
  });
});
