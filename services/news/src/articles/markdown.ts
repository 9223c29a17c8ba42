import type { Language } from '@diwan/contracts/shared/language';
import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { type Pictures, safeHtml } from './safe-html.js';

/** What the notes of an article are called, and the way back from one. */
const FOOTNOTES: Record<Language, { label: string; backLabel: string }> = {
  en: { label: 'Footnotes', backLabel: 'Back to the text' },
  ar: { label: 'الحواشي', backLabel: 'العودة إلى النص' },
};

/** Tags around which a line end is only layout. */
const BLOCK = '</?(?:p|h[1-6]|ul|ol|li|blockquote|pre|hr|table|thead|tbody|tr|th|td|section|input)\\b';
const LINE_END_IN_TEXT = new RegExp(`(?<!^|<br />|${BLOCK}[^>]*>)\\n(?!$|\\n|${BLOCK})`, 'g');

/**
 * Safe HTML of an article. Raw HTML in the text is shown as text and links with schemes that articles may not use lose their address;
 * what remains passes a list of what is allowed, which holds whatever the renderer lets through (D-069). Line ends inside a paragraph are
 * kept (part 1, section 2). Headings keep the author's levels; the page fits them below its own. `pictures`: those of our library in it.
 */
export function renderMarkdown(markdown: string, language: Language, pictures: Pictures = new Map()): string {
  const html = micromark(markdown, {
    // The list that follows knows the schemes, `tel:` among them, which micromark drops.
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml(FOOTNOTES[language])],
  });
  return safeHtml(withLineBreaks(html), pictures);
}

/** Breaks lines where the author did; code keeps its own. */
function withLineBreaks(html: string): string {
  return html
    .split(/(<pre>[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre>') ? part : part.replace(LINE_END_IN_TEXT, '<br />\n')))
    .join('');
}
