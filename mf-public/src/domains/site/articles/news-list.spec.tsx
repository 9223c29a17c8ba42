/**
 * @jest-environment jsdom
 */

import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { openPage, settle, siteApi } from '../../../testing/open-page.js';
import { anArticleSummary } from '../../../testing/site-fixtures.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const LIST = 'GET /news/articles';
const list = (items = [anArticleSummary(1)], total = items.length) => ({
  items,
  total,
  exact: true,
  page: 1,
  limit: 9,
});
const skeletons = () => document.querySelectorAll('[aria-busy=true] .ui-skeleton').length;
const href = (rel: string) => document.querySelector(`link[rel=${rel}]`)?.getAttribute('href');

describe('list of news', () => {
  it('D-064: shows what the service has published, nine a page', async () => {
    const { requests } = await openPage('/news?page=2', {
      api: siteApi({ [LIST]: () => ({ ...list([anArticleSummary(3)], 10), page: 2 }) }),
    });
    expect(screen.getByRole('link', { name: 'Article 3' }).getAttribute('href')).toBe('/news/article-3');
    expect(Object.fromEntries(requests.find(({ path }) => path === '/news/articles')?.query ?? [])).toEqual({
      language: 'en',
      page: '2',
      limit: '9',
    });
    expect(screen.getByRole('link', { name: /Page 1/ }).getAttribute('href')).toBe('/news');
  });

  it('D-064: an empty database says so', async () => {
    await openPage('/news', { api: siteApi({ [LIST]: () => list([]) }) });
    expect(screen.getByRole('heading', { name: 'No articles yet.' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'All articles' })).toBeNull();
    cleanup();
    await openPage('/news?category=Immigration', { api: siteApi({ [LIST]: () => list([]) }) });
    expect(screen.getByRole('link', { name: 'All articles' }).getAttribute('href')).toBe('/news');
  });

  it('D-065: six skeletons while it really loads, none before or after', async () => {
    let answer: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await openPage('/news', {
      api: siteApi({
        [LIST]: async () => {
          await waiting;
          return list();
        },
      }),
    });
    expect(skeletons()).toBe(6);
    expect(screen.queryByRole('article')).toBeNull();
    answer();
    await act(settle);
    expect(skeletons()).toBe(0);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('D-068: a failure says so and can be retried', async () => {
    let attempts = 0;
    await openPage('/news', {
      api: siteApi({
        [LIST]: () => {
          attempts += 1;
          return attempts === 1 ? answerProblem('UNAVAILABLE') : list();
        },
      }),
    });
    expect(screen.getByRole('alert').textContent).toContain('We could not load the articles.');
    // React keeps a list that suspends in an event until the act around the event has been awaited.
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    expect(await screen.findByRole('link', { name: 'Article 1' })).toBeTruthy();
  });

  it.each([
    ['/news?kind=article', 'Legal Articles'],
    ['/news?kind=news', 'News'],
  ])('D-045: %s is a view with its own title and address', async (path, title) => {
    const { requests } = await openPage(path);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toBe(`${title} – Diwan Law`);
    expect(href('canonical')).toBe(`https://diwan.example${path}`);
    expect(requests.find((request) => request.path === '/news/articles')?.query.get('kind')).toBe(path.split('=')[1]);
  });

  it('NEWS-01: filters stand in the address and keep each other', async () => {
    await openPage('/news?kind=article&category=Immigration&page=3');
    const at = (name: string, group: string) =>
      screen.getByRole('navigation', { name: group }).querySelector(`a:is([href*="${name}"])`)?.getAttribute('href');
    expect(at('Criminal', 'Category')).toBe('/news?kind=article&category=Criminal+Law');
    expect(at('kind=news', 'Kind')).toBe('/news?kind=news&category=Immigration');
    expect(at('language=ar', 'Language')).toBe('/news?kind=article&category=Immigration&language=ar');
    const chosen = screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(['Legal Articles', 'Immigration', 'English']);
    expect(document.title).toContain('Legal Articles, Immigration, page 3');
  });

  it('NEWS-06: categories have the names they have now, in the order of the firm, in the language of the page', async () => {
    const categories = [
      { id: 'tax-law', name: { en: 'Taxes', ar: 'الضرائب' } },
      { id: 'General', name: { en: 'All sorts', ar: 'متفرقات' } },
    ];
    const taxes = anArticleSummary(1, { category: 'tax-law', categoryName: categories[0]!.name });
    const api = siteApi({ 'GET /news/categories': () => categories, [LIST]: () => list([taxes]) });
    const choices = (group: string) =>
      within(screen.getByRole('navigation', { name: group }))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    const { requests } = await openPage('/news?category=tax-law', { api });
    expect(choices('Category')).toEqual([
      ['All', '/news'],
      ['Taxes', '/news?category=tax-law'],
      ['All sorts', '/news?category=General'],
    ]);
    expect(document.title).toBe('Taxes – Diwan Law');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain('on Taxes,');
    expect(screen.getByRole('article').textContent).toContain('12 May 2026 · Taxes');
    const asked = requests.filter(({ path }) => path === '/news/articles').map(({ query }) => query.get('category'));
    expect(asked).toEqual(['tax-law']);
    cleanup();
    await openPage('/news?category=tax-law', { api, language: 'ar' });
    expect(choices('الفئة').map(([name]) => name)).toEqual(['الكل', 'الضرائب', 'متفرقات']);
    expect(screen.getByRole('article').textContent).toContain('الضرائب');
  });

  it('NEWS-06: a category that readers cannot choose counts as not there', async () => {
    const { requests } = await openPage('/news?category=Nothing');
    expect(
      requests
        .filter(({ path }) => path === '/news/articles')
        .at(-1)
        ?.query.has('category'),
    ).toBe(false);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(href('canonical')).toBe('https://diwan.example/news');
    expect(screen.getByRole('group', { name: /^Topics/ })).toBeTruthy();
  });

  it('NEWS-06: without the categories the list still stands, narrowed as the address says', async () => {
    const { requests } = await openPage('/news?category=Immigration', {
      api: siteApi({ 'GET /news/categories': () => answerProblem('UNAVAILABLE') }),
    });
    const asked = requests.filter(({ path }) => path === '/news/articles');
    expect(asked.map(({ query }) => query.get('category'))).toEqual(['Immigration']);
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('group', { name: /^Topics/ })).toBeNull();
  });

  it('D-148: dates are day, month, year', async () => {
    await openPage('/news', { api: siteApi({ [LIST]: () => list() }) });
    expect(screen.getByText('12 May 2026').getAttribute('datetime')).toBe('2026-05-12T08:00:00.000Z');
    cleanup();
    await openPage('/news', { language: 'ar', api: siteApi({ [LIST]: () => list() }) });
    expect(screen.getByText('12 أيار 2026')).toBeTruthy();
  });

  it('articles in the other language are marked and lead to their own document', async () => {
    const arabic = anArticleSummary(1, { language: 'ar', title: 'مقال', slug: 'مقال' });
    await openPage('/news?language=ar', { api: siteApi({ [LIST]: () => list([arabic]) }) });
    expect(screen.getByRole('heading', { name: 'مقال' }).getAttribute('lang')).toBe('ar');
    expect(screen.getByRole('link', { name: 'مقال' }).getAttribute('href')).toBe('/ar/news/مقال');
  });
});
