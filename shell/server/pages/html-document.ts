import type { RemoteFacts } from '@diwan/contracts/remotes/area';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { nameIn, TONGUES } from '@diwan/contracts/shared/tongues';
import { escapeMarkup, jsonInHtml } from '../site/escape.js';
import type { ShellFacts } from './renderer.js';
import { THEME_SCRIPT } from './theme-script.js';

export interface DocumentParts {
  boot: Boot;
  shell: ShellFacts;
  /** Of the area on show; its styles must not come after its HTML. */
  remote: RemoteFacts | null;
  /** The rendered page; without `head` it is only what stands there until the browser draws. */
  page: { head?: string; body: string };
  /** The application starts at once: the browser has to draw the page, or the reader is signed in. */
  awake: boolean;
  /** Where people work, in the theme of their choice; the site knows the light one alone. */
  inOwnTheme: boolean;
}

/** Faces that the first lines of a page need, by the direction of its writing. */
const FIRST_FONTS = { ltr: /plex-(sans-letters-400|serif-letters-500)/, rtl: /arabic-letters-(400|600)/ };

/** The HTML document around a page. The firm's name stands in as title until the page draws its own. */
export function htmlDocument(parts: DocumentParts): string {
  const { boot, shell, remote, page, awake, inOwnTheme } = parts;
  const { language, office } = boot;
  const { dir, pages } = TONGUES[language];
  const firm = escapeMarkup(office.profile ? nameIn(office.profile.name, language) : 'Diwan');
  const area = (file: string) => `/mf/${remote?.area}/${file}`;
  const head = [
    '<meta charset="utf-8">',
    ...(inOwnTheme ? [`<script>${THEME_SCRIPT}</script>`] : []),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head ?? `<title data-stand-in>${firm}</title>`,
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${asset(file)}">`),
    ...(remote?.styles ?? []).map((file) => `<link rel="stylesheet" href="${area(file)}">`),
    ...shell.fonts
      .filter((file) => FIRST_FONTS[dir].test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${asset(file)}" crossorigin>`),
    ...(awake ? startNow(parts) : []),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    // The portal brings its own.
    ...(inOwnTheme
      ? []
      : [
          `<link rel="manifest" href="${inLanguage('/site.webmanifest', language)}">`,
          '<link rel="apple-touch-icon" href="/icons/touch-180.png">',
        ]),
    '<meta name="theme-color" content="#1f4037">',
    ...(pages === 'all'
      ? [`<link rel="alternate" type="application/rss+xml" title="${firm}" href="${inLanguage('/rss.xml', language)}">`]
      : []),
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${dir}">`,
    `<head>${head.join('')}</head>`,
    `<body><div id="root">${page.body}</div>`,
    `<script type="application/json" id="boot">${jsonInHtml(boot)}</script>`,
    awake ? '' : startWhenTouched(parts),
    '</body></html>',
  ].join('');
}

const asset = (file: string) => `/assets/shell/${file}`;

function startNow({ boot, shell, remote }: DocumentParts): string[] {
  const ahead = (href: string, more = '') => `<link rel="preload" as="script" href="${href}"${more}>`;
  return [
    ...shell.scripts.map((file) => `<script src="${asset(file)}" defer></script>`),
    ...[...shell.chunks, shell.texts[boot.language]].map((file) => ahead(asset(file))),
    ...(remote?.form === 'enhanced' ? [ahead(asset(shell.federation))] : []),
    ...(remote
      ? [
          ahead(`/mf/${remote.area}/${remote.entry}`, ` integrity="${remote.integrity}" crossorigin="anonymous"`),
          ...remote.scripts.map((file) => ahead(`/mf/${remote.area}/${file}`)),
        ]
      : []),
  ];
}

/** A page that can be read, followed and sent as it is: see `src/wake.ts`. The code stands there as it was hashed for the policy. */
function startWhenTouched({ boot, shell, remote }: DocumentParts): string {
  const ahead = [
    ...[...shell.scripts, ...shell.chunks, shell.texts[boot.language]].map(asset),
    ...(remote ? [remote.entry, ...remote.scripts].map((file) => `/mf/${remote.area}/${file}`) : []),
  ];
  return `<script type="module" id="wake" data-script="${asset(shell.scripts[0] ?? '')}" data-ahead="${ahead.join(' ')}">${shell.wake}</script>`;
}
