import { type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import { CEDAR_PATHS } from '@diwan/ui/drawings/cedar-mark';
import { khatam, wovenStar } from '@diwan/ui/drawings/geometry';
import { escapeMarkup } from '../site/escape.js';
import type { PageInBrief } from './page-in-brief.js';
import { stepOf, titleLines } from './title-lines.js';

/** Size that previews of links are made for, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const;

const MARGIN = 84;
const TEXT_WIDTH = 660;
const CEDAR = '#1f4037';
const BRASS = '#d3a85a';
const PAPER = '#ffffff';
const FONTS = {
  ltr: {
    title: "font-family='IBM Plex Serif Medium, IBM Plex Sans Arabic SemiBold'",
    small: "font-family='IBM Plex Sans, IBM Plex Sans Arabic'",
  },
  rtl: {
    title: "font-family='IBM Plex Sans Arabic SemiBold, IBM Plex Serif Medium'",
    small: "font-family='IBM Plex Sans Arabic, IBM Plex Sans'",
  },
};

/** The star of the house, for pages without a drawing of their own. */
const STAR = `<path d="${khatam(52)}"/><path class="ui-brass" d="${khatam(34, undefined, 22.5)}"/><path class="ui-fine" d="${wovenStar(16, 5, 50)}"/>`;

/**
 * What is seen where a link to a page is shared: the mark, the page's title, the firm and the page's drawing on cedar, mirrored in Arabic. An
 * SVG; its text is shaped when it is drawn.
 */
export function sharePicture({ title, firm, drawing }: PageInBrief, language: SiteLanguage): string {
  const { width, height } = SHARE_SIZE;
  const { dir } = TONGUES[language];
  const rtl = dir === 'rtl';
  const { size, lines } = titleLines(title, language, TEXT_WIDTH);
  const step = size * stepOf(language);
  const top = height / 2 + 10 - ((lines.length - 1) * step) / 2 + size * 0.3;
  const start = rtl ? width - MARGIN : MARGIN;
  const text = (y: number, font: string, pixels: number, colour: string, words: string) =>
    `<text x="${start}" y="${Math.round(y)}" font-size="${pixels}" ${font} fill="${colour}" text-anchor="${rtl ? 'end' : 'start'}">${inDirection(escapeMarkup(words), language)}</text>`;
  const fonts = FONTS[dir];
  const markX = rtl ? width - MARGIN - 56 : MARGIN;
  const screenX = rtl ? 0 : width - 400;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<style>.ui-fine{stroke-width:.75;opacity:.55}.ui-brass{stroke:${BRASS}}.ui-brass-fill{fill:${BRASS};stroke:none}.ui-cedar-fill{fill:${PAPER};stroke:none}</style>`,
    `<defs><pattern id="screen" width="64" height="64" patternUnits="userSpaceOnUse"><path d="${khatam(32, [32, 32])}" fill="none" stroke="${PAPER}" stroke-width="1.25"/></pattern></defs>`,
    `<rect width="${width}" height="${height}" fill="${CEDAR}"/>`,
    `<rect x="${screenX}" width="400" height="${height}" fill="url(#screen)" opacity=".1"/>`,
    `<g transform="translate(${screenX + 50} 165) scale(2.5)" fill="none" stroke="${PAPER}" stroke-width="1.1" stroke-linecap="round" stroke-linejoin="round">${drawing ?? STAR}</g>`,
    `<g transform="translate(${markX} 56) scale(1.17)"><path d="${CEDAR_PATHS.star}" fill="none" stroke="${BRASS}" stroke-width="1.4"/><path d="${CEDAR_PATHS.tree}" fill="${PAPER}"/></g>`,
    ...lines.map((line, index) => text(top + index * step, fonts.title, size, PAPER, line)),
    `<rect x="${rtl ? start - 72 : start}" y="${height - 130}" width="72" height="3" fill="${BRASS}"/>`,
    text(height - 78, fonts.small, 30, PAPER, firm),
    '</svg>',
  ].join('');
}

/** What the Arabic face has no signs for. */
const NOT_ARABIC = /[^\p{Script=Arabic}\s.،؛؟]+/gu;

/** Keeps a line's own order of words and signs: it stands by itself in its direction. Takes markup. */
function inDirection(words: string, language: SiteLanguage): string {
  if (TONGUES[language].dir === 'ltr') return words;
  const mixed = words.replace(NOT_ARABIC, (signs) => `<tspan font-family="IBM Plex Serif Medium">${signs}</tspan>`);
  return `\u2067${mixed}\u2069`;
}
