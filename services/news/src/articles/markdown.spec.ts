import { describe, expect, it } from '@jest/globals';
import { renderMarkdown } from './markdown.js';

describe('renderMarkdown', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', /<script/i],
    ['an image with a handler', '<img src=x onerror=alert(1)>', /<img/i],
    ['a javascript link', '[here](javascript:alert(1))', /javascript:/i],
    ['a data link', '[here](data:text/html,<b>)', /href="data:/i],
    ['an svg', '<svg onload=alert(1)>', /<svg/i],
    ['a disguised javascript link', '[here](&#x6A;avascript:alert(1))', /href="[^"]*script:/i],
  ])('D-069: %s is inert', (_what, markdown, live) => {
    expect(renderMarkdown(markdown)).not.toMatch(live);
  });

  it('keeps headings, lists, tables and line breaks', () => {
    expect(renderMarkdown('## Title\n\n- one\n- two')).toMatch(/<h2>Title<\/h2>\s*<ul>/);
    expect(renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')).toContain('<table>');
    expect(renderMarkdown('first  \nsecond')).toContain('<br');
  });

  it('NEWS-02: keeps the line breaks of a plain text', () => {
    expect(renderMarkdown('Dear *reader*,\n*this* is\n\nall')).toBe(
      '<p>Dear <em>reader</em>,<br />\n<em>this</em> is</p>\n<p>all</p>',
    );
    expect(renderMarkdown('- one\n  more\n- two\n\n  three').match(/<br/g)).toHaveLength(1);
    expect(renderMarkdown('first  \nsecond').match(/<br/g)).toHaveLength(1);
    expect(renderMarkdown('> a\n\n1. b\n   - c\n\n---\n\n| a |\n|---|\n| 1 |\n\n```\nx\ny\n```\n')).not.toContain(
      '<br',
    );
  });

  it('tells other sites nothing about the reader', () => {
    expect(renderMarkdown('[x](https://example.com)')).toContain('rel="noopener noreferrer nofollow"');
  });
});
