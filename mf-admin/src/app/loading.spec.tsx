/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage } from '../testing/open-page.js';
import { aCase } from '../testing/records.js';

afterEach(cleanup);

const never = () => new Promise(() => undefined);

it.each([
  ['/admin/clients', ['GET /identity/clients']],
  ['/admin/client-details/64b0000000000000000000c1', ['GET /identity/clients/:id']],
  ['/admin/cases', ['GET /cases/cases']],
  ['/admin/leads', ['GET /chatbot/leads']],
  ['/admin/leads/64b0000000000000000000f1', ['GET /chatbot/leads/:id']],
  ['/admin/notices', ['GET /notifications/notices']],
  ['/admin/roles', ['GET /identity/staff']],
  ['/admin/office', ['GET /news/site/profile']],
  ['/admin/site/pages', ['GET /news/editing/pages']],
  ['/admin/site/pages/services/labor-law', ['GET /news/editing/page']],
  ['/admin/site/facts', ['GET /news/editing/facts']],
  ['/admin/site/questions', ['GET /news/editing/questions']],
  ['/admin/news', ['GET /news/editing/articles']],
  ['/admin/site/categories', ['GET /news/editing/categories']],
  ['/admin/site/lawyers', ['GET /news/editing/attorneys']],
])('%s says that its content is on its way', async (path, routes) => {
  await openPage(path, { api: Object.fromEntries(routes.map((route) => [route, never])) });
  expect((await screen.findAllByText('Loading…')).length).toBe(routes.length);
});

it('the documents of a case have a place of their own while they are on their way', async () => {
  await openPage('/admin/cases/64b0000000000000000000a1', {
    api: {
      'GET /cases/cases/:id': () => aCase(),
      'GET /cases/cases/:id/documents': never,
      'GET /cases/cases/:id/timeline': never,
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sale of a flat' })).toBeTruthy();
  // The timeline begins below the cards when these have what they draw, or after two seconds.
  expect(await screen.findByText('Loading…')).toBeTruthy();
});
