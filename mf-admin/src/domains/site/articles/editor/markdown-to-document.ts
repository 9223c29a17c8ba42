import type { JSONContent } from '@tiptap/core';
import type { Image, ListItem, Paragraph, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

type Marks = NonNullable<JSONContent['marks']>;

/** Some part of a text that the editor has no form for. */
class NotShown extends Error {}

/**
 * Reads a Markdown text into what the editor shows, as the site reads it: line ends stay, raw HTML is text. Null when the text holds what
 * the editor would lose: tables, footnotes, tasks, pictures within a line, links by reference.
 */
export function markdownToDocument(markdown: string): JSONContent | null {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  try {
    const content = children.map(block);
    return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
  } catch (fault) {
    if (fault instanceof NotShown) return null;
    throw fault;
  }
}

function block(node: RootContent): JSONContent {
  switch (node.type) {
    case 'paragraph':
      return isOnlyPicture(node) ? picture(node.children[0]) : textBlock('paragraph', inline(node.children));
    case 'heading':
      return textBlock('heading', inline(node.children), { level: node.depth });
    case 'blockquote':
      return { type: 'blockquote', content: node.children.map(block) };
    case 'list':
      return {
        type: node.ordered ? 'orderedList' : 'bulletList',
        ...(node.ordered && { attrs: { start: node.start ?? 1 } }),
        content: node.children.map(item),
      };
    case 'code':
      return textBlock('codeBlock', node.value ? [{ type: 'text', text: node.value }] : [], {
        language: node.lang ?? null,
      });
    case 'thematicBreak':
      return { type: 'horizontalRule' };
    case 'html':
      return textBlock('paragraph', lines(node.value, []));
    default:
      throw new NotShown(node.type);
  }
}

function item({ checked, children }: ListItem): JSONContent {
  const isTask = typeof checked === 'boolean';
  if (isTask || (children[0] && children[0].type !== 'paragraph')) throw new NotShown('listItem');
  return { type: 'listItem', content: children.length > 0 ? children.map(block) : [{ type: 'paragraph' }] };
}

const inline = (nodes: readonly PhrasingContent[], marks: Marks = []): JSONContent[] =>
  nodes.flatMap((node) => phrase(node, marks));

function phrase(node: PhrasingContent, marks: Marks): JSONContent[] {
  switch (node.type) {
    case 'text':
    case 'html':
      return lines(node.value, marks);
    case 'break':
      return [{ type: 'hardBreak' }];
    case 'strong':
      return inline(node.children, [...marks, { type: 'bold' }]);
    case 'emphasis':
      return inline(node.children, [...marks, { type: 'italic' }]);
    case 'delete':
      return inline(node.children, [...marks, { type: 'strike' }]);
    case 'link':
      return inline(node.children, [
        ...marks,
        { type: 'link', attrs: { href: node.url, ...(node.title && { title: node.title }) } },
      ]);
    case 'inlineCode':
      // The editor's code takes no other mark.
      if (marks.length > 0) throw new NotShown(node.type);
      return [{ type: 'text', text: node.value, marks: [{ type: 'code' }] }];
    default:
      throw new NotShown(node.type);
  }
}

/** A text whose line ends are kept, as the site keeps them. */
const lines = (text: string, marks: Marks): JSONContent[] =>
  text.split('\n').flatMap((line, place) => [
    ...(place > 0 ? [{ type: 'hardBreak' }] : []),
    // An editor's text is never empty.
    ...(line ? [{ type: 'text', text: line, ...(marks.length > 0 && { marks }) }] : []),
  ]);

function textBlock(type: string, content: JSONContent[], attrs?: JSONContent['attrs']): JSONContent {
  return { type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) };
}

const isOnlyPicture = (node: Paragraph): node is Paragraph & { children: [Image] } =>
  node.children.length === 1 && node.children[0]?.type === 'image' && !node.children[0].title;

const picture = ({ url, alt }: Image): JSONContent => ({ type: 'image', attrs: { src: url, alt: alt ?? '' } });
