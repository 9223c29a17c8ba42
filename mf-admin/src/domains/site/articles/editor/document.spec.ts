import { describe, expect, it } from '@jest/globals';
import type { JSONContent } from '@tiptap/core';
import { documentToMarkdown } from './document-to-markdown.js';
import { markdownToDocument } from './markdown-to-document.js';

const PICTURE = '/api/news/images/64b0000000000000000000aa/800.webp';
const paragraph = (...content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });
const text = (words: string, ...marks: string[]): JSONContent => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks: marks.map((type) => ({ type })) }),
});
const doc = (...content: JSONContent[]): JSONContent => ({ type: 'doc', content });

describe('NEWS-05: the text of an article between Markdown and the editor', () => {
  it.each([
    ['headings and marks', '## Notice\n\nThree **months** and *no* ~~more~~ `days`.'],
    ['lists within lists', '- one\n- two\n  1. first\n  2. second'],
    ['a list that begins later', '3. third\n4. fourth'],
    ['two lists in a row', '- one\n\n* two'],
    ['a list with paragraphs', '- one\n\n  more\n\n- two'],
    ['a quotation', '> said\n>\n> twice'],
    ['a rule and code', 'a\n\n---\n\n```js\nlet a;\n\nlet b;\n```'],
    ['links', '[us](/about) and [them](https://a.example "Title")'],
    ['a mark around a part of a link', '[a **bold** word](/about)'],
    ['a picture', `Before\n\n![The stairs of a court](${PICTURE})`],
    ['line ends', 'Dear reader,\nthis is\n\nall'],
    ['Arabic', '## مهلة\n\nثلاثة **أشهر** و[رابط](/about)\n\n- بند'],
  ])('reads and writes %s without a change', (_what, markdown) => {
    const read = markdownToDocument(markdown);
    expect(read).not.toBeNull();
    expect(documentToMarkdown(read ?? {})).toBe(markdown);
  });

  it.each([
    ['a table', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a footnote', 'a[^1]\n\n[^1]: b'],
    ['a task', '- [ ] call'],
    ['a picture within a line', `See ![it](${PICTURE}) here`],
    ['a link by reference', '[a][1]\n\n[1]: /about'],
  ])('leaves a text with %s to the Markdown field: nothing of it is lost', (_what, markdown) => {
    expect(markdownToDocument(markdown)).toBeNull();
  });

  it.each([
    '# no heading',
    '1. no list',
    '- no list',
    '+ no list',
    '> no quotation',
    '---',
    '===',
    '| no | table |',
    '```',
    'a *star* and _another_',
    '[no](link)',
    '![no](picture)',
    '<b>no tag</b>',
    '&amp; no entity',
    'back\\slash',
    '~~not~~ struck',
    '    no code',
    'note[^1]',
    'www.example.com',
    'https://example.com',
    'info@example.com',
    '١. ليس قائمة',
  ])('what was typed stays as typed: %s', (typed) => {
    const typedIn = doc(paragraph(text(typed)));
    const words = JSON.stringify(markdownToDocument(documentToMarkdown(typedIn)));
    expect(words).toContain(JSON.stringify(typed));
    expect(words).not.toMatch(/"(?:heading|bulletList|orderedList|blockquote|codeBlock|image|bold|italic|strike)"/);
  });

  it('D-069: raw HTML is text, as on the site', () => {
    const read = markdownToDocument('Before <script>alert(1)</script>\n\n<div>\nblock\n</div>');
    expect(JSON.stringify(read)).toContain('<script>');
    expect(documentToMarkdown(read ?? {})).toContain('\\<script>alert(1)\\</script>');
  });

  it('drops what Markdown does not know: empty paragraphs, line ends at either end, several in a row', () => {
    const lineEnd = { type: 'hardBreak' };
    const written = doc({ type: 'paragraph' }, paragraph(lineEnd, text('a'), lineEnd, lineEnd, text('b'), lineEnd), {
      type: 'paragraph',
    });
    expect(documentToMarkdown(written)).toBe('a\nb');
    expect(documentToMarkdown(doc({ type: 'paragraph' }))).toBe('');
  });

  it('marks that overlap, begin with a space or stand within a word come back as they were', () => {
    const written = doc(
      paragraph(text('a'), text('b', 'bold'), text('c', 'bold', 'italic'), text('d', 'italic'), text('e')),
      paragraph(text('نص'), text('عريض', 'bold'), text('متصل')),
      paragraph(text('one'), text(' two ', 'bold'), text('three')),
    );
    expect(markdownToDocument(documentToMarkdown(written))).toEqual(written);
  });

  it('whatever is written comes back the same, five hundred times', () => {
    const words = [
      'a',
      ' b ',
      '*',
      '_',
      '[x]',
      '(y)',
      '# ',
      '1. ',
      '- ',
      '<i>',
      '&lt;',
      '\\',
      '`',
      '|',
      '~',
      '!',
      'نص',
      '، ',
      ':',
      '//',
    ];
    const marks = [[], [], ['bold'], ['italic'], ['bold', 'italic'], ['strike']];
    let seed = 11;
    const pick = <One>(from: readonly One[]): One => {
      seed = (seed * 16_807) % 2_147_483_647;
      return from[seed % from.length] as One;
    };
    for (let round = 0; round < 500; round += 1) {
      const row = Array.from({ length: 5 }, () => text(pick(words), ...pick(marks)));
      const written = doc(paragraph(text('x'), ...row, text('x')));
      const plain = (node: JSONContent | null): string =>
        node?.type === 'hardBreak' ? '\n' : (node?.text ?? (node?.content ?? []).map(plain).join(''));
      expect(plain(markdownToDocument(documentToMarkdown(written)))).toBe(plain(written));
    }
  });
});
