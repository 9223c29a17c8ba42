import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './markdown.js';

const PICTURE = '64b0000000000000000000aa';
const KNOWN = new Map([[PICTURE, { id: PICTURE, width: 1600, height: 900, widths: [400, 800, 1200] }]]);
const render = (markdown: string) => renderMarkdown(markdown, 'en', KNOWN);

describe('render', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /<script/i],
    ['an image with a handler', '<img src=x onerror=alert(1)>', /<img/i],
    ['a javascript link', '[here](javascript:alert(1))', /javascript:/i],
    ['a data link', '[here](data:text/html,<b>)', /href="data:/i],
    ['an svg', '<svg onload=alert(1)>', /<svg/i],
    ['a disguised javascript link', '[here](&#x6A;avascript:alert(1))', /href="[^"]*script:/i],
    ['a link in capitals', '[here](JaVaScRiPt:alert(1))', /href=/i],
    ['a link with a line end in its scheme', '[here](<java\nscript:alert(1)>)', /href=/i],
    ['a link to another host without a scheme', '[here](//evil.example)', /href=/i],
    ['a handler in the title of a link', '[here](/about "x\\" onclick=\\"alert(1)")', /onclick="/i],
    ['a picture of somebody else', '![a court](https://evil.example/x.png)', /<img|evil/i],
    ['a picture that the library does not have', '![a](/api/news/images/64b0000000000000000000ab/800.webp)', /<img/i],
    [
      'a picture with a handler in its words',
      `![x" onerror="alert(1)](/api/news/images/${PICTURE}/800.webp)`,
      /onerror="/i,
    ],
    ['a style', '<style>*{display:none}</style>', /<style/i],
  ])('D-069: %s is inert', (_what, markdown, live) => {
    expect(render(markdown)).not.toMatch(live);
  });

  it('keeps headings, lists, tables and line breaks', () => {
    expect(render('## Title\n\n- one\n- two')).toMatch(/<h2>Title<\/h2>\s*<ul>/);
    expect(render('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<table>');
    expect(render('first  \nsecond')).toContain('<br');
  });

  it('NEWS-02: keeps the line breaks of a plain text', () => {
    expect(render('Dear *reader*,\n*this* is\n\nall')).toBe(
      '<p>Dear <em>reader</em>,<br />\n<em>this</em> is</p>\n<p>all</p>',
    );
    expect(render('- one\n  more\n- two\n\n  three').match(/<br/g)).toHaveLength(1);
    expect(render('first  \nsecond').match(/<br/g)).toHaveLength(1);
    expect(render('> a\n\n1. b\n   - c\n\n---\n\n| a |\n|---|\n| 1 |\n\n```\nx\ny\n```\n')).not.toContain('<br');
  });

  it('keeps links to our pages, mail and telephone', () => {
    const html = render('[a](/about) [b](mailto:a@b.example) [c](tel:+9611000000) [d](#fn)');
    expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/about',
      'mailto:a@b.example',
      'tel:+9611000000',
      '#fn',
    ]);
  });

  it('NEWS-07: a picture of the library comes in the widths that screens need, with its room and its words', () => {
    const html = render(`![A "court" & its stairs](/api/news/images/${PICTURE}/400.webp)`);
    expect(html).toContain(`src="/api/news/images/${PICTURE}/800.webp"`);
    expect(html).toContain(`/api/news/images/${PICTURE}/1200.webp 1200w`);
    expect(html).toContain('alt="A &quot;court&quot; &amp; its stairs" width="1600" height="900"');
  });

  it('D-069: nothing but the allowed tags leaves, whatever is written', () => {
    const pieces = [
      '<b onclick=x>',
      '<!--',
      '-->',
      '<svg/onload=x>',
      '**',
      '`',
      '[x](',
      ')',
      '![',
      ']',
      '"',
      "'",
      '<',
      '>',
      '&lt;',
      '\n',
      '|',
      '- [x] ',
      '[^1]',
      'نص',
    ];
    let seed = 7;
    const next = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return pieces[seed % pieces.length] ?? '';
    };
    for (let text = 0; text < 400; text += 1) {
      const html = render(Array.from({ length: 14 }, next).join(''));
      for (const [, tag = ''] of html.matchAll(/<\/?([a-z][a-z0-9]*)/gi))
        expect([
          'p',
          'br',
          'strong',
          'em',
          'code',
          'pre',
          'a',
          'ul',
          'ol',
          'li',
          'input',
          'table',
          'thead',
          'tbody',
          'tr',
          'th',
          'td',
          'sup',
          'section',
          'h2',
          'blockquote',
          'img',
          'hr',
        ]).toContain(tag);
      expect(html).not.toMatch(/<[^>]*\son\w+=/i);
    }
  });

  it('keeps the way to a footnote and back', () => {
    const html = render('a[^1]\n\n[^1]: b');
    expect(html).toMatch(/<a href="#user-content-fn-1" id="user-content-fnref-1"/);
    expect(html).toMatch(/<li id="user-content-fn-1">[\s\S]*class="data-footnote-backref"/);
  });

  it('quotes in a text stay escaped', () => {
    expect(render('say "x" & <b>')).toBe('<p>say &quot;x&quot; &amp; &lt;b&gt;</p>');
  });

  it('tells other sites nothing about the reader', () => {
    expect(render('[x](https://example.com)')).toContain('rel="noopener noreferrer nofollow"');
  });

  it('I18-01: the notes of an Arabic article have an Arabic heading and way back', () => {
    const html = renderMarkdown('نص[^1].\n\n[^1]: حاشية', 'ar');
    expect(html).toContain('>الحواشي</h2>');
    expect(html).toContain('aria-label="العودة إلى النص');
    expect(html).not.toMatch(/Footnotes|Back to/);
  });
});
