import { appendFile, readFile, rename, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildRemote, type FrontDoor, openFrontDoor } from '../testing/front-door.js';

let door: FrontDoor;
beforeEach(async () => {
  door = await openFrontDoor((_request, response) => response.writeHead(503).end());
});
afterEach(() => door.close());

/** Sends the path as it stands; `fetch` would tidy it up first. */
const ask = (address: string) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(door.origin);
    const request = http.get({ hostname, port, path: address }, async (answer) => {
      resolve({ status: answer.statusCode, text: Buffer.concat(await answer.toArray()).toString() });
    });
    request.on('error', reject);
  });
const entryOf = (area: string) => path.join(door.folder, area, 'dist/remoteEntry.12345678.js');
const areas = async () =>
  ((await (await door.get('/registry.json')).json()) as { remotes: { area: string }[] }).remotes.map(
    ({ area }) => area,
  );

describe('registry', () => {
  it('names each remote with its entry and what its bytes must hash to, and is never stored', async () => {
    const answer = await door.get('/registry.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect((await answer.json()) as unknown).toMatchObject({
      remotes: [
        {
          area: 'public',
          name: 'mf_public',
          entry: '/mf/public/remoteEntry.12345678.js',
          contract: 1,
          integrity: expect.stringMatching(/^sha384-/),
        },
        { area: 'portal' },
        { area: 'admin' },
      ],
    });
  });

  it('leaves out a remote whose files are gone, and takes it back', async () => {
    const [here, away] = [path.join(door.folder, 'portal'), path.join(door.folder, 'away')];
    await rename(here, away);
    expect(await areas()).toEqual(['public', 'admin']);
    expect((await door.get('/client-portal')).status).toBe(200);
    await rename(away, here);
    expect(await areas()).toEqual(['public', 'portal', 'admin']);
  });

  it.each([
    ['changed by one byte', (file: string) => appendFile(file, ' ')],
    ['gone', (file: string) => rm(file)],
  ])('leaves out a remote whose entry is %s after it was read', async (_how, harm) => {
    expect(await areas()).toHaveLength(3);
    await harm(entryOf('admin'));
    expect(await areas()).toEqual(['public', 'portal']);
    expect(door.logged).toContainEqual(expect.objectContaining({ event: 'remote-left-out', area: 'admin' }));
  });

  it('leaves out a remote that speaks another contract or is not readable', async () => {
    const file = path.join(door.folder, 'portal/dist/remote.json');
    await writeFile(file, '{"area":"portal","contract":2}');
    expect(await areas()).toEqual(['public', 'admin']);
    await writeFile(file, '<html>');
    expect(await areas()).toEqual(['public', 'admin']);
  });

  it('takes a new build without a restart', async () => {
    await areas();
    await rm(entryOf('admin'));
    await buildRemote(path.join(door.folder, 'admin'), 'admin', '/* a new build */', 'remoteEntry.87654321.js');
    expect(await areas()).toHaveLength(3);
    expect(await (await door.get('/mf/admin/remoteEntry.87654321.js')).text()).toBe('/* a new build */');
  });
});

describe('files of remotes', () => {
  it('a script, which may run as a worker, may load scripts of this site and nothing else', async () => {
    const script = await door.get('/mf/public/remoteEntry.12345678.js');
    expect(script.headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self'; frame-ancestors 'self'",
    );
  });

  it('hashed files never change, the others are asked for each time', async () => {
    const hashed = await door.get('/mf/admin/page.12345678.js');
    expect(hashed.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(hashed.headers.get('content-type')).toContain('javascript');
    expect((await door.get('/mf/admin/remote.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/mf/admin/../../public/dist/remote.json',
    '/mf/admin/%2e%2e/dist-ssr/server.json',
    '/mf/admin/..%2fdist-ssr%2fserver.json',
    '/mf/admin/.hidden',
    '/mf/admin/none.js',
    '/mf/unknown/page.12345678.js',
    '/mf/admin/',
    '/assets/shell/../package.json',
    '/assets/shell/shell.json',
    '/assets/shell/%2e%2e%2fpackage.json',
  ])('%s leads nowhere', async (address) => {
    const { status, text } = await ask(address);
    expect(status).toBe(404);
    expect(text).not.toContain('integrity');
  });

  it('come from another origin too, when an area is deployed there, the part for this server included', async () => {
    const origin = http.createServer(async (request, response) => {
      const bytes = await readFile(path.join(door.folder, 'public', request.url ?? '')).catch(() => null);
      response.writeHead(bytes ? 200 : 404).end(bytes);
    });
    await new Promise<void>((resolve) => origin.listen(0, '127.0.0.1', resolve));
    const { port } = origin.address() as AddressInfo;
    const other = await openFrontDoor((_request, response) => response.writeHead(503).end(), {
      REMOTE_PUBLIC: `http://127.0.0.1:${port}`,
    });
    expect(await (await other.get('/registry.json')).json()).toMatchObject({ remotes: [{ area: 'public' }, {}, {}] });
    expect(await (await other.get('/mf/public/page.12345678.js')).text()).toBe('/* page of public */');
    expect((await other.get('/mf/public/none.js')).status).toBe(404);
    expect((await other.get('/missing')).status).toBe(404);
    await other.close();
    origin.close();
    origin.closeAllConnections();
  });
});
