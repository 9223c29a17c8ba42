/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, pageOf } from '../testing/open-page.js';
import { aClient } from '../testing/records.js';

afterEach(cleanup);

const LIST = 'GET /identity/clients';
const SCREENS = [
  '/admin/clients',
  '/admin/client-details/64b0000000000000000000c1',
  '/admin/cases',
  '/admin/cases/64b0000000000000000000a1',
  '/admin/leads',
  '/admin/leads/64b0000000000000000000f1',
  '/admin/notices',
  '/admin/time',
  '/admin/roles',
];
/** What editors do, and lawyers do not. */
const SITE_SCREENS = [
  '/admin/site/pages',
  '/admin/site/pages/services/labor-law',
  '/admin/site/facts',
  '/admin/site/questions',
  '/admin/site/categories',
  '/admin/news',
  '/admin/news/new',
  '/admin/news/64b0000000000000000000f1',
  '/admin/site/lawyers',
  '/admin/site/lawyers/64b0000000000000000000f1',
  '/admin/site/lawyers/new',
];
const CLOSED = [
  ...[...SCREENS, '/admin/office'].map((path) => [path, 'editor'] as const),
  ...SITE_SCREENS.map((path) => [path, 'lawyer'] as const),
];

describe('the gate inside the back office; the shell keeps visitors and clients outside', () => {
  it.each(CLOSED)(
    'D-025: %s neither asks for anything nor shows it to somebody whose roles do not include it: %s',
    async (path, role) => {
      const { requests } = await openPage(path, { person: { roles: [role] } });
      expect(await screen.findByRole('heading', { name: 'This part is not open to you' })).toBeTruthy();
      expect(requests).toEqual([]);
    },
  );

  it('D-024: a session that has ended leads to sign-in, which the shell does when told', async () => {
    const { signedOut } = await openPage('/admin/clients', {
      api: { [LIST]: () => answerProblem('SIGN_IN_REQUIRED') },
    });
    await screen.findByRole('alert');
    expect(signedOut()).toBe(true);
  });

  it('D-024: a refusal is said as one, without leaving the page', async () => {
    const { location, signedOut } = await openPage('/admin/clients', {
      api: { [LIST]: () => answerProblem('FORBIDDEN') },
    });
    expect((await screen.findByRole('alert')).textContent).toContain('problem: FORBIDDEN');
    expect([location(), signedOut()]).toEqual(['/admin/clients', false]);
  });

  it('D-024: a failure stays on the page with Retry', async () => {
    let broken = true;
    const api = { [LIST]: () => (broken ? answerProblem('UNAVAILABLE') : pageOf([aClient()])) };
    const { user, location, signedOut } = await openPage('/admin/clients', { api });
    await screen.findByRole('alert');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Rana Khoury/ })).toBeTruthy();
    expect([location(), signedOut()]).toEqual(['/admin/clients', false]);
  });

  it('D-026: what browser storage says about a session changes nothing', async () => {
    localStorage.setItem('userSession', '{}');
    const { requests } = await openPage('/admin/clients', { person: null });
    expect(await screen.findByRole('heading', { name: 'This part is not open to you' })).toBeTruthy();
    expect(requests).toEqual([]);
    localStorage.clear();
  });
});
