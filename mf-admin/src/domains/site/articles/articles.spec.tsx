/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const article = {
  id: '64b0000000000000000000f1',
  slug: 'leases',
  language: 'en',
  category: 'General',
  title: 'Leases after the reform',
  excerpt: 'What tenants should know.',
  image: null,
  state: 'published',
  featured: true,
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-01T08:00:00.000Z',
  version: 2,
};
const api = {
  'GET /news/editing/articles': () => ({ items: [article], total: 1, exact: true, page: 1, limit: 20 }),
  'GET /news/editing/categories': () => [],
};

describe('NEWS-04: the list of articles', () => {
  it('D-072: asks before it deletes, naming the title, and says that it is done', async () => {
    const { container, user, requests, toasts } = await openPage('/admin/news', {
      api: { ...api, 'PUT /news/editing/articles/:id/deleted': () => ({ ...article, state: 'deleted' }) },
      person: { roles: ['editor'] },
    });
    expect(await screen.findByRole('row', { name: /Leases after the reform.*Published.*Featured/ })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog', { name: 'Delete “Leases after the reform”?' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Delete article' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Article deleted successfully'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ deleted: true, version: 2 });
  });
});

describe('NEWS-10: telling of an article', () => {
  const draft = { ...article, kind: 'article', content: 'Text.', author: null, state: 'draft', publishedAt: null };
  const open = (stored: object, audience = () => ({ clients: 1, subscribers: 12 }), isPublished = () => true) =>
    openPage(`/admin/news/${article.id}`, {
      api: {
        'GET /news/editing/categories': () => [{ id: 'General', name: { en: 'General', ar: 'عام' }, archived: false }],
        'GET /news/editing/articles/:id': () => stored,
        'GET /news/editing/article-audience': audience,
        'GET /news/site/publication': () => ({ published: isPublished() }),
        'GET /news/articles': () => ({ items: [], total: 0, exact: true, page: 1, limit: 3 }),
        'PUT /news/editing/articles/:id': () => ({
          ...draft,
          state: 'published',
          publishedAt: article.createdAt,
          version: 3,
        }),
      },
      person: { roles: ['editor'] },
    });

  it('D-070: is offered at the first publication, with the audience counted before, and not again', async () => {
    const { container, user, requests, toasts } = await open(draft);
    await user.click(await screen.findByRole('checkbox', { name: 'Published' }));
    const notify = screen.getByRole('checkbox', { name: 'Notify' });
    expect(await screen.findByText(/^1 client who asked.*12 subscribers to the newsletter/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(notify);
    await user.click(screen.getByRole('button', { name: 'Update Article' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('News notification sent'));
    expect(requests.find(({ method }) => method === 'PUT')?.body).toMatchObject({ published: true, notify: true });
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Notify' })).toBeNull());
  });

  it('D-070: is not offered for one that was published before', async () => {
    const { user } = await open({ ...draft, publishedAt: article.createdAt });
    await user.click(await screen.findByRole('checkbox', { name: 'Published' }));
    expect(screen.queryByRole('checkbox', { name: 'Notify' })).toBeNull();
  });

  it('NEWS-10: nobody to tell is said', async () => {
    const { user } = await open(draft, () => ({ clients: 0, subscribers: 0 }));
    await user.click(await screen.findByRole('checkbox', { name: 'Published' }));
    expect(await screen.findByText('Nobody asked for news in this language and category yet.')).toBeTruthy();
  });

  it('PUB-09: is not possible while the site is not public', async () => {
    const { user, requests } = await open(draft, undefined, () => false);
    await user.click(await screen.findByRole('checkbox', { name: 'Published' }));
    expect(await screen.findByText(/^Notifications cannot be sent while the site is not public/)).toBeTruthy();
    expect(screen.getByRole('checkbox', { name: 'Notify' })).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: 'Update Article' }));
    const puts = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    await waitFor(() => expect(puts()).toMatchObject([{ published: true }]));
    expect(puts()).not.toMatchObject([{ notify: true }]);
  });

  it('PUB-09: can be taken back when the site was taken offline meanwhile', async () => {
    let published = true;
    const { user } = await open(draft, undefined, () => published);
    await user.click(await screen.findByRole('checkbox', { name: 'Published' }));
    await user.click(screen.getByRole('checkbox', { name: 'Notify' }));
    published = false;
    // Whoever comes back to the window reads how it is now.
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/^Notifications cannot be sent while the site is not public/);
    await user.click(screen.getByRole('checkbox', { name: 'Notify' }));
    expect(screen.getByRole('checkbox', { name: 'Notify' })).toMatchObject({ checked: false, disabled: true });
  });
});
