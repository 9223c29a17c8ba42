import path from 'node:path';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { SITE_LANGUAGES } from '@diwan/contracts/shared/tongues';
import express, { type Response, Router } from 'express';
import { SHELL_FOLDER } from '../config.js';
import { manifest, siteManifest } from './manifest.js';
import type { OfficeDesk } from './office.js';

const DAY_S = 86_400;

/** What a browser needs to put the client portal, or the site, on a phone's first screen: manifests in their languages, and icons. */
export function installableRoutes(desk: OfficeDesk): Router {
  const routes = Router();
  const send = (response: Response, what: object) => {
    response.setHeader('Cache-Control', 'public, max-age=300');
    response.type('application/manifest+json').send(JSON.stringify(what));
  };
  for (const language of LANGUAGES) {
    routes.get(inLanguage('/portal.webmanifest', language), async (_request, response) =>
      send(response, manifest(language, await desk.office())),
    );
  }
  for (const language of SITE_LANGUAGES) {
    routes.get(inLanguage('/site.webmanifest', language), async (_request, response) =>
      send(response, siteManifest(language, await desk.office())),
    );
  }
  // Asked for by name, whatever a page says: by older browsers, by iPhones and by programs that preview links.
  for (const [address, file] of [
    ['/favicon.ico', 'favicon.ico'],
    ['/apple-touch-icon.png', 'touch-180.png'],
  ] as const) {
    routes.get(address, (_request, response) => {
      response.setHeader('Cache-Control', `public, max-age=${DAY_S}`);
      response.sendFile(path.join(SHELL_FOLDER, 'icons', file));
    });
  }
  const files = { index: false, redirect: false, dotfiles: 'ignore', maxAge: DAY_S * 1000, fallthrough: true } as const;
  routes.use('/icons', express.static(path.join(SHELL_FOLDER, 'icons'), files));
  return routes;
}
