/** @jest-environment jsdom */

import { listArticles } from '@diwan/contracts/site/articles/http';
import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { callApi } from './api-client.js';
import { answerProblem } from './fake-api.js';
import { useT } from './messages.js';
import { definePages, type PageProps, page } from './pages.js';
import type { RemoteModule } from './remote.js';
import { remoteInShell } from './testing.js';

function Article({ data }: PageProps<string>) {
  const t = useT();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{`${useParams().slug}: ${data}`}</p>
      <Link to="/">home</Link>
    </>
  );
}

const pages = [
  page({ path: '/', page: async () => ({ default: () => <h1>Home</h1> }) }),
  page({
    path: '/news/:slug',
    page: async () => ({ default: Article }),
    query: ['page'],
    load: async ({ params, language, query, call }) => {
      const list = await call(listArticles, { query: { language, page: query.get('page') ?? 1 } });
      return { data: `${params.slug} of ${list.total}` };
    },
    submit: async ({ form }) => ({ data: form.get('name') ?? '', status: 422 }),
  }),
];
const remote: RemoteModule = {
  contract: 1,
  area: 'public',
  messages: async (language) => ({ title: language === 'ar' ? 'مقال' : 'Article' }),
  ...definePages(pages, ({ children }) => <div data-mf="public">{children}</div>),
};

describe('definePages', () => {
  it('loads the data of the matching page and draws it with its parameters and texts', async () => {
    const api = { 'GET /news/articles': () => ({ items: [], total: 7, exact: true, page: 1, limit: 9 }) };
    const { tree, requests } = await remoteInShell(remote, { path: '/news/vat?page=2', language: 'ar', api });
    render(tree);
    expect(screen.getByRole('heading').textContent).toBe('مقال');
    expect(screen.getByText('vat: vat of 7')).toBeTruthy();
    expect(requests[0]?.query.get('page')).toBe('2');
  });

  it("D-039: an unknown address is a 404 with the site's page and stays out of search engines", async () => {
    const { tree, result } = await remoteInShell(remote, { path: '/nowhere' });
    render(tree);
    expect(result?.status).toBe(404);
    expect(screen.getByRole('heading').textContent).toBe('Oops! Page not found');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });

  it('S-2: a page has one address: the one that the table writes, in small letters where it has them', async () => {
    const { result } = await remoteInShell(remote, { path: '/News/VAT?page=2' });
    expect(result?.redirect).toBe('/news/VAT?page=2');
    expect(remote.document?.('/nowhere').kept).toBe(false);
    expect(remote.document?.('/news/vat').kept).toBe(true);
  });

  it('D-039: a record that is not found makes a 404 of the page', async () => {
    const { result } = await remoteInShell(remote, {
      path: '/news/none',
      api: { 'GET /news/articles': () => answerProblem('NOT_FOUND') },
    });
    expect(result).toEqual({ status: 404, data: undefined });
  });

  it('lets any other failure of a loader through', async () => {
    const broken = remoteInShell(remote, {
      path: '/news/x',
      api: { 'GET /news/articles': () => answerProblem('INTERNAL') },
    });
    await expect(broken).rejects.toMatchObject({ code: 'INTERNAL' });
  });

  it('hands a form to its page, and answers 404 where no page takes one', async () => {
    const request = {
      query: new URLSearchParams(),
      form: new URLSearchParams('name=Rana'),
      language: 'en' as const,
      siteLanguage: 'en' as const,
      call: callApi,
    };
    expect(await remote.submit?.({ ...request, path: '/news/x' })).toEqual({ data: 'Rana', status: 422 });
    expect(await remote.submit?.({ ...request, path: '/' })).toMatchObject({ status: 404 });
  });
});
