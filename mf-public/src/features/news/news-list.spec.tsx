/**
 * @jest-environment jsdom
 */

import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { openPage, settle, siteApi } from '../../testing/open-page.js';
import { anArticleSummary } from '../../testing/site-fixtures.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const LIST = 'GET /news/articles';
const list = (items = [anArticleSummary(1)], total = items.length) => ({ items, total, page: 1, limit: 9 });
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
