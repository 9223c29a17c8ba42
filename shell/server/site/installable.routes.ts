import path from 'node:path';
import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import express, { Router } from 'express';
import { SHELL_FOLDER } from '../config.js';
import { manifest } from './manifest.js';
import type { OfficeDesk } from './office.js';

const LANGUAGES: readonly Language[] = ['en', 'ar'];
const DAY_S = 86_400;

/** What a browser needs to put the client portal on a phone's first screen: a manifest in each language, and icons. */
export function installableRoutes(desk: OfficeDesk): Router {
  const routes = Router();
  for (const language of LANGUAGES) {
    routes.get(inLanguage('/portal.webmanifest', language), async (_request, response) => {
      response.setHeader('Cache-Control', 'public, max-age=300');
      response.type('application/manifest+json').send(JSON.stringify(manifest(language, await desk.office())));
    });
  }
  const files = { index: false, redirect: false, dotfiles: 'ignore', maxAge: DAY_S * 1000, fallthrough: true } as const;
  routes.use('/icons', express.static(path.join(SHELL_FOLDER, 'icons'), files));
  return routes;
}
