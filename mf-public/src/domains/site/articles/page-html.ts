import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage } from '@diwan/contracts/shared/language-path';

/**
 * Fits an article's HTML into its page: links to our own pages stay in the page's language, and headings begin right below the page's
 * title, whatever level the author began with.
 */
export function pageHtml(html: string, language: Language): string {
  const levels = [...html.matchAll(/<h([1-6])>/g)].map(([, level]) => Number(level));
  const shift = levels.length > 0 ? Math.min(...levels) - FIRST_LEVEL : 0;
  return html
    .replace(
      /(<a href=")(\/(?!\/)[^"]*)"/g,
      (_, start: string, path: string) => `${start}${inLanguage(path, language)}"`,
    )
    .replace(
      /<(\/?)h([1-6])>/g,
      (_, close: string, level: string) => `<${close}h${Math.min(Number(level) - shift, 6)}>`,
    );
}

const FIRST_LEVEL = 2;
