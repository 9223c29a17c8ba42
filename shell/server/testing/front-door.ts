import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AREAS, type Area } from '@diwan/contracts/remotes/area';
import { SERVICES } from '@diwan/contracts/shared/service';
import { createApp } from '../app.js';
import { readConfig } from '../config.js';
import { createDoor } from '../operation/door.js';
import type { Renderer } from '../pages/renderer.js';

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Starts a server on a free port. */
async function listen(server: Server): Promise<{ server: Server; port: number }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

/** Writes what an area's build would leave: facts, entry, one chunk. */
export async function buildRemote(
  folder: string,
  area: Area,
  entry = `/* entry of ${area} */`,
  entryFile = 'remoteEntry.12345678.js',
): Promise<void> {
  await mkdir(path.join(folder, 'dist'), { recursive: true });
  const facts = {
    area,
    form: area === 'public' ? 'plain' : 'enhanced',
    name: `mf_${area}`,
    contract: 1,
    version: '1.0.0',
    entry: entryFile,
    integrity: integrityOf(entry),
    scripts: ['page.12345678.js'],
    styles: ['page.12345678.css'],
  };
  await writeFile(path.join(folder, 'dist', facts.entry), entry);
  await writeFile(path.join(folder, 'dist/page.12345678.js'), `/* page of ${area} */`);
  await writeFile(path.join(folder, 'dist/remote.json'), JSON.stringify(facts));
}

/** Writes the server's part of a remote. */
export async function buildServerPart(folder: string, source: string): Promise<void> {
  await mkdir(path.join(folder, 'dist-ssr'), { recursive: true });
  const entry = `entry.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.mjs`;
  await writeFile(path.join(folder, 'dist-ssr', entry), source);
  await writeFile(path.join(folder, 'dist-ssr/server.json'), JSON.stringify({ entry, integrity: integrityOf(source) }));
}

/** A public remote whose pages are told by their path. */
export const PUBLIC_REMOTE = `export default {
  contract: 1,
  area: 'public',
  load: async ({ path, language, query, call, said }) => {
    if (path === '/missing') return { status: 404, data: undefined };
    if (path === '/old') return { redirect: '/new', data: null };
    if (path === '/broken') throw new Error('secret of the loader');
    return { data: { path, language, query: query.toString(), ...(said && { said }) } };
  },
  submit: async ({ path, form }) => {
    if (form.get('name')) return { redirect: '/thanks', said: { reference: 'L-1' }, data: null };
    return { status: 422, data: { path }, form: { values: Object.fromEntries(form), fieldErrors: { name: 'required' } } };
  },
};`;

/** Draws a page as its result, so that tests can read it. */
const renderer: Renderer = {
  async renderPage(boot, _module, result) {
    if (boot.page?.path === '/undrawable') throw new Error('secret of the drawing');
    return { head: `<title>${boot.language}</title>`, body: `<h1>${JSON.stringify(result)}</h1>` };
  },
  async loadMessages() {
    return {
      'firm.fallbackName': 'Diwan',
      'area.text': 'Not available',
      'failure.retry': 'Retry',
    };
  },
};

/** A service that also tells whether the site is published. */
const tellingPublication =
  (service: RequestListener, isPublished: () => boolean): RequestListener =>
  (request, response) => {
    if (!request.url?.endsWith('/site/publication')) return service(request, response);
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ published: isPublished() }));
  };

type Layers = ReturnType<typeof createApp>['app']['router']['stack'];

const routesOf = (layers: Layers): string[] =>
  layers.flatMap(({ route, handle }) => {
    if (route) return [route.path].flat().map(String);
    return 'stack' in handle ? routesOf(handle.stack as Layers) : [];
  });

/** The front door over one fake service that plays them all, with remotes in a folder of its own. The site is published unless told otherwise. */
export async function openFrontDoor(
  service: RequestListener,
  environment: Record<string, string> = {},
  isPublished: () => boolean = () => true,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'diwan-shell-'));
  const { server: upstream, port: servicePort } = await listen(
    http.createServer(tellingPublication(service, isPublished)),
  );
  for (const area of AREAS) await buildRemote(path.join(folder, area), area);
  await buildServerPart(path.join(folder, 'public'), PUBLIC_REMOTE);
  const config = readConfig({
    PUBLIC_ORIGIN: 'https://diwan.example',
    LOG_LEVEL: 'silent',
    TIME_LIMIT_FACTOR: '10',
    METRICS_TOKEN: 'token-of-the-tests',
    OFFICE_PHONE: '+96170000000',
    OFFICE_WHATSAPP: '+96170000000',
    REMOTE_CACHE: path.join(folder, 'cache'),
    ...Object.fromEntries(SERVICES.map((name) => [`SERVICE_${name.toUpperCase()}`, `http://127.0.0.1:${servicePort}`])),
    ...Object.fromEntries(AREAS.map((area) => [`REMOTE_${area.toUpperCase()}`, path.join(folder, area)])),
    ...environment,
  });
  const logged: Record<string, unknown>[] = [];
  const note = (line: unknown) => void logged.push(line as Record<string, unknown>);
  const log = { debug: note, info: note, warn: note, error: note } as never;
  const shell = {
    scripts: ['main.1.js'],
    chunks: [],
    texts: { fr: 'texts-fr.1.js', en: 'texts-en.1.js', ar: 'texts-ar.1.js' },
    federation: 'federation.1.js',
    styles: ['shell.1.css'],
    fonts: [],
    wake: 'export {};',
  };
  const frontDoor = createApp({ config, log, renderer, shell });
  const connectionsPerAddress = config.CONNECTIONS_PER_ADDRESS;
  const { server, port } = await listen(createDoor({ ...frontDoor, connectionsPerAddress, log }));
  const origin = `http://127.0.0.1:${port}`;
  return {
    folder,
    origin,
    logged,
    /** Paths of the routes, as they are declared. */
    routes: routesOf(frontDoor.app.router.stack),
    get: (address: string, headers: Record<string, string> = {}) =>
      fetch(origin + address, { headers, redirect: 'manual' }),
    post: (address: string, body: string, headers: Record<string, string> = {}) =>
      fetch(origin + address, { method: 'POST', body, headers, redirect: 'manual' }),
    /** Begins to look for changes; the service is asked for them, too, from then on. */
    watch: () => frontDoor.start(),
    stopServices: () => new Promise((resolve) => upstream.close(resolve).closeAllConnections()),
    async close() {
      await frontDoor.stop();
      for (const each of [server, upstream]) {
        each.close();
        each.closeAllConnections();
      }
      await rm(folder, { recursive: true });
    },
  };
}

export type FrontDoor = Awaited<ReturnType<typeof openFrontDoor>>;
