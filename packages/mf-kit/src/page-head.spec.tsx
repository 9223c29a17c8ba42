/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { PageHead } from './page-head.js';
import { fakeShell } from './testing.js';

const attributes = (selector: string, name: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getAttribute(name));

afterEach(cleanup);

describe('PageHead', () => {
  it('PUB-13: names the page in both languages and itself as canonical, each with its own address', () => {
    render(<PageHead title="Criminal Law" />, {
      wrapper: fakeShell({ path: '/services/criminal-law?x=1', language: 'ar' }).wrapper,
    });
    expect(document.title).toBe('Criminal Law');
    expect(attributes('link[rel=canonical]', 'href')).toEqual(['https://diwan.example/ar/services/criminal-law']);
    expect(attributes('link[rel=alternate]', 'href')).toEqual([
      'https://diwan.example/services/criminal-law',
      'https://diwan.example/ar/services/criminal-law',
      'https://diwan.example/services/criminal-law',
    ]);
  });

  it('D-045: a filtered view has a canonical address of its own', () => {
    render(<PageHead title="News" canonical="/news?kind=news" />, {
      wrapper: fakeShell({ path: '/news?kind=news' }).wrapper,
    });
    expect(attributes('link[rel=canonical]', 'href')).toEqual(['https://diwan.example/news?kind=news']);
  });

  it('leaves out a language that the page does not exist in', () => {
    render(<PageHead title="x" alternates={{ en: '/news/vat', ar: null }} />, {
      wrapper: fakeShell({ path: '/news/vat' }).wrapper,
    });
    expect(attributes('link[hreflang]', 'hreflang')).toEqual(['en', 'x-default']);
  });

  it('keeps private pages out of search engines', () => {
    render(<PageHead title="x" noindex />, { wrapper: fakeShell().wrapper });
    expect(attributes('meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('writes structured data that cannot end its element', () => {
    const { container } = render(<PageHead title="x" jsonLd={[{ '@type': 'Thing', name: '</script><b>' }]} />, {
      wrapper: fakeShell().wrapper,
    });
    const script = container.querySelector('script')?.innerHTML ?? '';
    expect(script).not.toContain('<');
    expect(JSON.parse(script)).toMatchObject({ '@context': 'https://schema.org', name: '</script><b>' });
  });
});
