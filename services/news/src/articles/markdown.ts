import type { Language } from '@diwan/contracts/shared/language';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';

/** What the notes of an article are called, and the way back from one. */
const FOOTNOTES: Record<Language, { label: string; backLabel: string }> = {
  en: { label: 'Footnotes', backLabel: 'Back to the text' },
  ar: { label: 'الحواشي', backLabel: 'العودة إلى النص' },
};

/** Tags around which a line end is only layout. */
const BLOCK = '</?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|th|td|section|input)\\b';
const LINE_END_IN_TEXT = new RegExp(`(?<!^|<br />|${BLOCK}[^>]*>)\\n(?!$|\\n|${BLOCK})`, 'g');

/**
 * Safe HTML of an article. Raw HTML in the text is shown as text and links with schemes other than http, https, mailto and tel lose
 * their address, which is micromark's default. Line ends inside a paragraph are kept (part 1, section 2). Headings keep the author's levels; the page fits them below its own.
 */
export function renderMarkdown(markdown: string, language: Language): string {
  const html = micromark(markdown, { extensions: [gfm()], htmlExtensions: [gfmHtml(FOOTNOTES[language])] });
  return withLineBreaks(html).replace(/<a href="(https?:[^"]*)"/g, '<a href="$1" rel="noopener noreferrer nofollow"');
}

/** Breaks lines where the author did; code keeps its own. */
function withLineBreaks(html: string): string {
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(LINE_END_IN_TEXT, '<br />\n')))
    .join('');
}
