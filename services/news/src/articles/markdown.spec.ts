import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './markdown.js';

const render = (markdown: string) => renderMarkdown(markdown, 'en');

describe('render', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /<script/i],
    ['an image with a handler', '<img src=x onerror=alert(1)>', /<img/i],
    ['a javascript link', '[here](javascript:alert(1))', /javascript:/i],
    ['a data link', '[here](data:text/html,<b>)', /href="data:/i],
    ['an svg', '<svg onload=alert(1)>', /<svg/i],
    ['a disguised javascript link', '[here](&#x6A;avascript:alert(1))', /href="[^"]*script:/i],
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
