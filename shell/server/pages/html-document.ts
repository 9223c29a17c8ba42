import type { RemoteFacts } from '@diwan/contracts/remotes/area';
import type { Boot } from '@diwan/contracts/remotes/boot';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { escapeMarkup, jsonInHtml } from './escape.js';
import type { ShellFacts } from './renderer.js';

export interface DocumentParts {
  boot: Boot;
  nonce: string;
  shell: ShellFacts;
  /** Of the area on show; its styles must not come after its HTML. */
  remote: RemoteFacts | null;
  /** The rendered page; without `head` it is only what stands there until the browser draws. */
  page: { head?: string; body: string };
}

/** Faces that the first lines of a page need, by language. */
const FIRST_FONTS = { en: /sans-latin-400|serif-latin-500/, ar: /arabic-arabic-(400|600)/ };

/** The HTML document around a page. The firm's name stands in as title until the page draws its own. */
export function htmlDocument({ boot, nonce, shell, remote, page }: DocumentParts): string {
  const { language, office } = boot;
  const firm = escapeMarkup(office.profile?.name[language] ?? 'Diwan');
  const asset = (file: string) => `/assets/shell/${file}`;
  const area = (file: string) => `/mf/${remote?.area}/${file}`;
  const script = (href: string, more = '') => `<link rel="preload" as="script" href="${href}"${more}>`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    page.head ?? `<title data-stand-in>${firm}</title>`,
    ...shell.styles.map((file) => `<link rel="stylesheet" href="${asset(file)}">`),
    ...(remote?.styles ?? []).map((file) => `<link rel="stylesheet" href="${area(file)}">`),
    ...shell.fonts
      .filter((file) => FIRST_FONTS[language].test(file))
      .map((file) => `<link rel="preload" as="font" type="font/woff2" href="${asset(file)}" crossorigin>`),
    ...shell.scripts.map((file) => `<script src="${asset(file)}" nonce="${nonce}" defer></script>`),
    ...shell.chunks.map((file) => script(asset(file))),
    ...(remote ? [script(area(remote.entry), ` integrity="${remote.integrity}" crossorigin="anonymous"`)] : []),
    ...(remote?.scripts ?? []).map((file) => script(area(file))),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#1f4037">',
    `<link rel="alternate" type="application/rss+xml" title="${firm}" href="${inLanguage('/rss.xml', language)}">`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`,
    `<head>${head.join('')}</head>`,
    `<body><div id="root">${page.body}</div>`,
    `<script type="application/json" id="boot">${jsonInHtml(boot)}</script></body></html>`,
  ].join('');
}
