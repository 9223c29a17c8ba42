import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { SHELL_FOLDER } from '../config.js';

const PAGE_FILES = { 'page.html': 'html', 'page.js': 'js', 'page.css': 'css' } as const;
/** Loads its own script and style, and asks nobody for anything. */
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const read = (name: string): string => readFileSync(path.join(SHELL_FOLDER, 'offline', name), 'utf8');

/**
 * What is shown without coverage to who chose to keep something on their device (PORT-09): a small page of its own and the worker that keeps
 * it. The worker's text changes with the page, so that a new release takes its place at once; switched off, it removes itself.
 */
export function offlineRoutes({ isOn }: { isOn: boolean }): Router {
  const routes = Router();
  const files = Object.entries(PAGE_FILES).map(([name, type]) => ({ name, type, text: read(name) }));
  const version = createHash('sha256')
    .update(files.map(({ text }) => text).join('\n'))
    .digest('hex')
    .slice(0, 16);
  const worker = isOn ? `const VERSION = '${version}';\n${read('worker.js')}` : read('switched-off.js');
  for (const { name, type, text } of files)
    routes.get(`/offline/${name}`, (_request, response) => {
      response.setHeader('Content-Security-Policy', PAGE_POLICY);
      response.setHeader('Cache-Control', 'no-cache');
      response.setHeader('X-Robots-Tag', 'noindex, nofollow');
      response.type(type).send(text);
    });
  routes.get('/offline/worker.js', (_request, response) => {
    response.setHeader('Content-Security-Policy', WORKER_POLICY);
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('Service-Worker-Allowed', '/');
    response.type('js').send(worker);
  });
  return routes;
}
