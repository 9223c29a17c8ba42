/**
 * @jest-environment jsdom
 */
import { can } from '@diwan/contracts/shared/permission';
import { STAFF_ROLES } from '@diwan/contracts/shared/role';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { openPage, pageOf } from '../testing/open-page.js';
import { aClient } from '../testing/records.js';
import { pages } from './pages.js';

afterEach(cleanup);

const LIST = 'GET /identity/clients';
/** Every page that is not for everybody, at an address, as somebody whose roles do not include it. */
const CLOSED = pages.flatMap(({ path, permission }) => {
  const role = STAFF_ROLES.find((one) => permission !== null && !can([one], permission));
  const address = path.replace('/:view?', '').replace(/:\w+/g, '64b0000000000000000000f1').replace('*', 'about');
  return role ? [{ address, role }] : [];
});

describe('the gate inside the back office; the shell keeps visitors and clients outside', () => {
  it('leaves out what everybody who works here may open, and sign-in', () => {
    const open = pages.filter(({ permission }) => permission === null).map(({ path }) => path);
    expect(open.sort()).toEqual(['/admin', '/admin-login/:invitation?', '/admin/my-notices', '/admin/security']);
  });

  it.each(CLOSED)(
    'D-025: $address neither asks for anything nor shows it to somebody whose roles do not include it: $role',
    async ({ address, role }) => {
      const { requests } = await openPage(address, { person: { roles: [role] } });
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
