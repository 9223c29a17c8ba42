import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/**
 * Safe HTML of an article. Raw HTML in the text is shown as text and links with schemes other than http, https, mailto and tel lose
 * their address, which is micromark's default. Headings keep the author's levels; the page fits them below its own.
 */
export function renderMarkdown(markdown: string): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  return html.replace(/<a href="(https?:[^"]*)"/g, '<a href="$1" rel="noopener noreferrer nofollow"');
}
