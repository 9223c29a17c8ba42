/**
 * @jest-environment jsdom
 */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
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
