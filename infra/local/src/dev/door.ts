import { createReadStream, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as plainRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { request as secureRequest } from 'node:https';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { type Build, devFolder } from './bundles.js';
import type { FrontEnd } from './wish.js';

const PAGE_SCRIPT = fileURLToPath(import.meta.resolve('@diwan/tooling/hot/page.js'));
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
/** What the system behind the services answers, not the shell. */
const OF_SERVICES = /^\/(api|dev|healthz)(\/|$)/;
/** A program that is being restarted is waited for so long, in milliseconds. */
const PATIENCE_MS = 15_000;

export interface DoorOptions {
  frontEnds: readonly FrontEnd[];
  builds: ReadonlyMap<string, Build>;
  /** Origin of the shell on this machine. */
  shell: string;
  /** Origin of another system that answers instead of services on this machine. */
  against: string | null;
  /** Resolves when the program behind a path is up. */
  ready(path: string): Promise<void>;
}

/**
 * The address one works at: files of development builds come from their folders, everything else from the system behind; a restart there
 * is waited out. Documents get the script that hears of new builds, from this same origin, so that the site's own policy stays as it is.
 */
export class Door {
  private readonly server: Server;
  private readonly sockets: WebSocketServer;

  constructor(private readonly options: DoorOptions) {
    this.server = createServer((request, response) => void this.answer(request, response));
    this.sockets = new WebSocketServer({ server: this.server, path: '/__dev/builds' });
    this.sockets.on('connection', (socket) => {
      for (const build of options.builds.values()) socket.send(JSON.stringify(build));
    });
  }

  open(port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
  }

  close(): void {
    for (const socket of this.sockets.clients) socket.terminate();
    this.server.close();
    this.server.closeAllConnections();
  }

  /** Tells every open page. */
  tell(build: Build): void {
    for (const socket of this.sockets.clients)
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(build));
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/__dev/page.js') return sendFile(request, response, PAGE_SCRIPT);
    const file = this.fileOf(pathname);
    if (file) return sendFile(request, response, file);
    await Promise.race([this.options.ready(pathname), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    const { shell, against } = this.options;
    const elsewhere = against !== null && OF_SERVICES.test(pathname);
    if (elsewhere) speakAsPageOf(new URL(against), request.headers);
    this.passOn(request, response, new URL(elsewhere ? against : shell));
  }

  private fileOf(pathname: string): string | null {
    const [, place, name, ...rest] = pathname.split('/');
    const frontEnd = place === 'mf' ? `mf-${name}` : place === 'assets' && name === 'shell' ? name : null;
    const known = this.options.frontEnds.find((one) => one === frontEnd);
    if (!known || rest.includes('..')) return null;
    return path.join(devFolder(known), 'dist', ...rest);
  }

  private passOn(request: IncomingMessage, response: ServerResponse, upstream: URL): void {
    const isDocument = /text\/html/.test(request.headers.accept ?? '');
    const headers = { ...request.headers };
    if (isDocument) delete headers['accept-encoding'];
    const ask = upstream.protocol === 'https:' ? secureRequest : plainRequest;
    const passed = ask(upstream, { method: request.method, path: request.url, headers });
    passed.on('response', (answer) => {
      if (isDocument && /^text\/html/.test(answer.headers['content-type'] ?? ''))
        return this.sendDocument(answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', (error) => {
      if (response.headersSent) return void response.destroy();
      response
        .writeHead(502, { 'Content-Type': 'text/plain' })
        .end(`${upstream.origin} does not answer: ${error.message}\n`);
    });
    response.on('close', () => passed.destroy());
    request.pipe(passed);
  }

  private async sendDocument(answer: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of answer) parts.push(part);
    const builds = Object.fromEntries([...this.options.builds].map(([bundle, { hash }]) => [bundle, hash]));
    const script = `<script src="/__dev/page.js" data-builds='${JSON.stringify(builds)}'></script>`;
    const { 'content-length': _, ...headers } = answer.headers;
    response.writeHead(answer.statusCode ?? 200, headers);
    response.end(Buffer.concat(parts).toString().replace('<head>', `<head>${script}`));
  }
}

/** Another system knows its own pages only: what comes from this door has to look like one of them. */
function speakAsPageOf(upstream: URL, headers: IncomingHttpHeaders): void {
  headers.host = upstream.host;
  if (headers.origin) headers.origin = upstream.origin;
  if (headers.referer) headers.referer = `${upstream.origin}/`;
}

/** A browser keeps the file and asks each time whether it is still the same. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found?.isFile()) return void response.writeHead(404).end();
  const tag = `"${found.mtimeMs}-${found.size}"`;
  const headers = { ETag: tag, 'Cache-Control': 'no-cache' };
  if (request.headers['if-none-match'] === tag) return void response.writeHead(304, headers).end();
  const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
  response.writeHead(200, { ...headers, 'Content-Type': type, 'Content-Length': found.size });
  createReadStream(file).pipe(response);
}
