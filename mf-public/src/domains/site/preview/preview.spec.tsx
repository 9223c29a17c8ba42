/**
 * @jest-environment jsdom
 */
import { answerProblem, aPerson } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, siteApi } from '../../../testing/open-page.js';
import { aPage, everyBlock } from '../../../testing/site-fixtures.js';

afterEach(() => {
  cleanup();
  document.head.innerHTML = '';
});

const ROUTE = 'GET /news/editing/page/preview';

describe('PUB-01: preview of a draft', () => {
  it('is drawn by the blocks of the site, out of search engines, in the language of the address', async () => {
    const draft = aPage('services/labor-law', everyBlock);
    const { requests } = await openPage('/preview?page=services/labor-law', {
      api: siteApi({ [ROUTE]: () => draft }),
      session: { status: 'person', person: aPerson() },
      language: 'ar',
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Clear legal advice' })).toBeTruthy();
    expect(Object.fromEntries(requests.find(({ path }) => path.endsWith('/preview'))?.query ?? [])).toEqual({
      slug: 'services/labor-law',
      language: 'ar',
    });
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('D-069: a visitor sees nothing of it', async () => {
    await openPage('/preview?page=about', { api: siteApi({ [ROUTE]: () => answerProblem('SIGN_IN_REQUIRED') }) });
    expect((await screen.findByRole('alert')).textContent).toContain('problem: SIGN_IN_REQUIRED');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});
