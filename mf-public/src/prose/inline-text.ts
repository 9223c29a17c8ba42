import type { PublicFact } from '@diwan/contracts/site/facts/fact';

/** A piece of a page's text. */
export type InlinePart =
  | { kind: 'text' | 'bold'; text: string }
  | { kind: 'link'; text: string; path: string }
  | { kind: 'fact'; id: string };

const MARKS = /\*\*(.+?)\*\*|\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)|\{fact:([a-z0-9][a-z0-9.-]*)\}/g;

/** Reads `**bold**`, `[label](/path)` and `{fact:id}`. Anything else, other addresses included, stays text as it is. */
export function parseInline(text: string): InlinePart[] {
  const parts: InlinePart[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) });
    const [whole, bold, label, path, fact] = match;
    if (bold !== undefined) parts.push({ kind: 'bold', text: bold });
    else if (label !== undefined && path !== undefined) parts.push({ kind: 'link', text: label, path });
    else if (fact !== undefined) parts.push({ kind: 'fact', id: fact });
    end = match.index + whole.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** The text as it is read, without marks: for structured data and descriptions. */
export function plainText(text: string, facts: ReadonlyMap<string, PublicFact>): string {
  return parseInline(text)
    .map((part) => (part.kind === 'fact' ? (facts.get(part.id)?.text ?? '') : part.text))
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim();
}
