/**
 * @jest-environment jsdom
 */

import type { Article } from '@diwan/contracts/site/articles/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, settle, siteApi, structuredData } from '../../../testing/open-page.js';
import { anArticle } from '../../../testing/site-fixtures.js';
import { pageHtml } from './page-html.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const api = (article: FakeApi[string]) => siteApi({ 'GET /news/articles/:slug': article });
const robots = () => document.querySelector('meta[name=robots]')?.getAttribute('content');

describe('article', () => {
  it('NEWS-02: back link, date, category, title, excerpt, image, text, author, related, ways on', async () => {
    await openPage('/news/article-1');
    expect(screen.getByRole('link', { name: 'Back to Legal News' }).getAttribute('href')).toBe('/news');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article 1');
    const image = screen.getAllByRole('img', { name: 'A carved screen' })[0] as HTMLImageElement;
    expect(image.getAttribute('srcset')).toContain('/800.webp 800w');
    expect([image.width, image.height]).toEqual([1200, 675]);
    expect(image.getAttribute('sizes')).toBeTruthy();
    expect(screen.getByText('Rana Haddad')).toBeTruthy();
    expect(screen.getByText('Published on')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Article 2' })).toBeTruthy();
    const share = screen.getByRole('link', { name: /^Share on WhatsApp/ }) as HTMLAnchorElement;
    expect(new URL(share.href).searchParams.get('text')).toBe('Article 1\nhttps://diwan.example/news/article-1');
    expect(screen.getByRole('link', { name: 'Contact Us' }).getAttribute('href')).toBe('/contact');
    expect(screen.getByRole('link', { name: 'Free Consultation' }).getAttribute('href')).toBe('/consultation');
  });

  it('NEWS-06: shows and marks up what its category is called now, in the language of the page', async () => {
    const categoryName = { en: 'Taxes', ar: 'الضرائب' };
    const taxes = (changes: Partial<Article> = {}) =>
      api(({ query }) =>
        anArticle({
          category: 'tax-law',
          categoryName,
          language: query.get('language') === 'ar' ? 'ar' : 'en',
          ...changes,
        }),
      );
    const section = () => structuredData().find((node) => 'articleSection' in node)?.articleSection;
    await openPage('/news/article-1', { api: taxes() });
    expect(screen.getByRole('link', { name: 'Taxes' }).getAttribute('href')).toBe('/news?category=tax-law');
    expect(section()).toBe('Taxes');
    cleanup();
    document.head.innerHTML = '';
    await openPage('/news/article-1', { api: taxes(), language: 'ar' });
    expect(screen.getByRole('link', { name: 'الضرائب' })).toBeTruthy();
    expect(section()).toBe('الضرائب');
    cleanup();
    await openPage('/news/article-1', { api: taxes({ categoryArchived: true }) });
    expect(screen.getAllByText(/Taxes/)).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Taxes' })).toBeNull();
  });

  it('D-155: shows the day of publication, and the last change when it was on another day', async () => {
    await openPage('/news/article-1', {
      api: api(() => anArticle({ publishedAt: '2026-03-03T09:00:00Z', updatedAt: '2026-04-01T09:00:00Z' })),
    });
    expect(screen.getByText('Published on').nextSibling?.textContent).toBe('3 March 2026');
    expect(screen.getByText('Updated').nextSibling?.textContent).toBe('1 April 2026');
  });

  it('D-068 and D-039: only an article that does not exist says so, with 404 and out of search engines', async () => {
    const { result } = await openPage('/news/gone', { api: api(() => answerProblem('NOT_FOUND')) });
    expect(result.status).toBe(404);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article Not Found');
    expect(screen.getByText("The article you're looking for doesn't exist or has been removed.")).toBeTruthy();
    expect(robots()).toBe('noindex');
  });

  it('D-068: a failure is another thing to say, and can be retried', async () => {
    let attempts = 0;
    const { result } = await openPage('/news/article-1', {
      api: api(() => {
        attempts += 1;
        return attempts === 1 ? answerProblem('INTERNAL') : anArticle();
      }),
    });
    expect(result.status).toBe(503);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('We could not load this article.');
    expect(screen.queryByText('Article Not Found')).toBeNull();
    await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
    await act(settle);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Article 1');
  });

  it('NEWS-02: an id leads to the slug, and a slug of the other language to the translation', async () => {
    const byId = await openPage('/news/64b000000000000000000001', { api: api(() => anArticle()) });
    expect(byId.result.redirect).toBe('/news/article-1');
    const foreign = await openPage('/news/article-1', {
      language: 'ar',
      api: api(({ query }) =>
        query.get('language') === 'ar' ? answerProblem('NOT_FOUND') : anArticle({ translationSlug: 'مقال' }),
      ),
    });
    expect(foreign.result.redirect).toBe('/news/مقال');
  });

  it('D-042: an article without a translation stays readable after switching languages, for people only', async () => {
    const { result } = await openPage('/news/article-1', {
      language: 'ar',
      api: api(({ query }) => (query.get('language') === 'ar' ? answerProblem('NOT_FOUND') : anArticle())),
    });
    expect(result.alternates).toEqual({ en: '/news/article-1', ar: null });
    expect(screen.getByRole('heading', { level: 1 }).getAttribute('lang')).toBe('en');
    expect(screen.getByText('هذا المقال متوفر بالإنكليزية فقط.')).toBeTruthy();
    expect(robots()).toBe('noindex');
  });
});

describe('HTML of an article', () => {
  it('keeps links to our pages in the language of the page and leaves others alone', () => {
    const html = '<a href="/contact">x</a><a href="https://e.example">y</a><a href="//e.example">z</a>';
    expect(pageHtml(html, 'ar')).toBe(html.replace('"/contact"', '"/ar/contact"'));
    expect(pageHtml(html, 'en')).toBe(html);
  });

  it('begins its headings right below the title', () => {
    expect(pageHtml('<h3>a</h3><h4>b</h4><h3>c</h3>', 'en')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>');
    expect(pageHtml('<h1>a</h1><h2>b</h2>', 'en')).toBe('<h2>a</h2><h3>b</h3>');
  });
});
