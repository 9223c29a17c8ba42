import { inLanguage } from '@diwan/contracts/shared/language-path';
import { SITE_LANGUAGES, type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import { escapeMarkup } from '../site/escape.js';
import { SERVER_TEXTS } from './server-texts.js';

/** What visitors read of a site that the firm has not published yet (PUB-09): no script, nothing of the site, and the way in for who has one. */
export function closedPage(language: SiteLanguage, styles: readonly string[]): string {
  const { closedTitle, closedText, signIn } = SERVER_TEXTS[language];
  const title = escapeMarkup(closedTitle);
  return [
    '<!doctype html>',
    `<html lang="${language}" dir="${TONGUES[language].dir}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/assets/shell/${file}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"></head>',
    '<body><main class="ui-section"><div class="ui-section__inner">',
    `<h1>${title}</h1><p class="ui-section__lead">${escapeMarkup(closedText)}</p>`,
    `<p class="shell-closed__deeds"><a class="ui-button ui-button--primary" href="${inLanguage('/auth', language)}">${escapeMarkup(signIn)}</a>`,
    ...SITE_LANGUAGES.filter((other) => other !== language).map(linkInLanguage),
    '</p></div></main></body></html>',
  ].join('');
}

const linkInLanguage = (language: SiteLanguage): string =>
  `<a class="shell-language" href="${inLanguage('/', language)}" lang="${language}" hreflang="${language}">${TONGUES[language].name}</a>`;
