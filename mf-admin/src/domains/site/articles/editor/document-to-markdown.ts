import type { JSONContent } from '@tiptap/core';
import type { BlockContent, ListItem, PhrasingContent } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';

/** Marks from the outermost to the innermost. */
const NESTING = ['link', 'bold', 'italic', 'strike', 'code'] as const;
type Mark = (typeof NESTING)[number];

/** Writes what the editor holds as Markdown. What was typed stays text: a star or a number at the beginning of a line is escaped. */
export function documentToMarkdown({ content = [] }: JSONContent): string {
  return toMarkdown(
    { type: 'root', children: blocks(content) },
    { bullet: '-', rule: '-', listItemIndent: 'one', extensions: [gfmToMarkdown()] },
  ).trimEnd();
}

/** Empty paragraphs, which Markdown does not know, are left out. */
const blocks = (nodes: readonly JSONContent[]): BlockContent[] =>
  nodes.flatMap((node) => (node.type === 'paragraph' && isEmpty(node) ? [] : [block(node)]));

const isEmpty = ({ content = [] }: JSONContent) =>
  content.every(({ type, text }) => type === 'hardBreak' || !text?.trim());

function block({ type, attrs = {}, content = [] }: JSONContent): BlockContent {
  switch (type) {
    case 'heading':
      return { type: 'heading', depth: attrs.level, children: inline(content) };
    case 'blockquote':
      return { type: 'blockquote', children: blocks(content) };
    case 'bulletList':
    case 'orderedList': {
      const children = content.map(item);
      const spread = children.some((child) => child.spread);
      const ordered = type === 'orderedList';
      return { type: 'list', ordered, ...(ordered && { start: attrs.start ?? 1 }), spread, children };
    }
    case 'codeBlock':
      return { type: 'code', lang: attrs.language, value: content.map(({ text = '' }) => text).join('') };
    case 'horizontalRule':
      return { type: 'thematicBreak' };
    case 'image':
      return { type: 'paragraph', children: [{ type: 'image', url: attrs.src, alt: attrs.alt }] };
    case 'paragraph':
      return { type: 'paragraph', children: inline(content) };
    default:
      throw new Error(`No Markdown for ${type}`);
  }
}

/** Only what is more than a line with a list below it needs room between its parts. */
function item({ content = [] }: JSONContent): ListItem {
  const children = blocks(content);
  const spread = children.slice(1).some(({ type }) => type !== 'list');
  return { type: 'listItem', spread, children };
}

/** Several line ends in a row would begin a paragraph in Markdown, and one at either end is nothing: one stays between two words. */
function inline(nodes: readonly JSONContent[]): PhrasingContent[] {
  const isBreak = (node: JSONContent | undefined) => node?.type === 'hardBreak';
  const kept = nodes.filter((node, place) => !isBreak(node) || (place > 0 && !isBreak(nodes[place - 1])));
  while (isBreak(kept.at(-1))) kept.pop();
  return nested(kept, NESTING);
}

/** Turns a row of texts with marks into phrases within phrases: neighbours that share a mark share its node. */
function nested(nodes: readonly JSONContent[], [outer, ...inner]: readonly Mark[]): PhrasingContent[] {
  if (!outer) return nodes.map(({ type, text = '' }) => ({ type: 'text', value: type === 'hardBreak' ? '\n' : text }));
  const phrases: PhrasingContent[] = [];
  for (let start = 0; start < nodes.length; ) {
    const key = keyOf(nodes[start], outer);
    let end = start + 1;
    while (end < nodes.length && keyOf(nodes[end], outer) === key) end += 1;
    const run = nodes.slice(start, end);
    phrases.push(...(key === null ? nested(run, inner) : [marked(outer, run, nested(run, inner))]));
    start = end;
  }
  return phrases;
}

const markOf = (node: JSONContent | undefined, mark: Mark) => node?.marks?.find(({ type }) => type === mark);

/** Neighbours with the same key are within the same mark; null: without it. */
function keyOf(node: JSONContent | undefined, mark: Mark): string | null {
  const found = markOf(node, mark);
  return found ? `${found.attrs?.href ?? ''} ${found.attrs?.title ?? ''}` : null;
}

function marked(mark: Mark, run: readonly JSONContent[], children: PhrasingContent[]): PhrasingContent {
  switch (mark) {
    case 'bold':
      return { type: 'strong', children };
    case 'italic':
      return { type: 'emphasis', children };
    case 'strike':
      return { type: 'delete', children };
    case 'code':
      return { type: 'inlineCode', value: run.map(({ text = '' }) => text).join('') };
    case 'link': {
      const { href, title } = markOf(run[0], 'link')?.attrs ?? {};
      return { type: 'link', url: href, title, children: children as never };
    }
  }
}
