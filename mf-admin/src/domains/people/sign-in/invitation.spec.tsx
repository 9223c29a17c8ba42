/**
 * @jest-environment jsdom
 */
import type { OwnStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const ID = '64b0000000000000000000a1';
const DOOR = `/admin-login/${ID}`;
const INVITATION: OwnStaffInvitation = {
  id: ID,
  roles: ['lawyer'],
  state: 'pending',
  invitedByName: 'Nadim Haddad',
  expiresAt: '2026-01-08T10:00:00.000Z',
};
const READ = 'GET /identity/my/staff-invitations/:id';
const ACCEPT = 'POST /identity/my/staff-invitations/:id/accept';
const FACTORS = 'GET /identity/second-factor';
const ENTER = 'POST /identity/second-factor/set-up-code';
const CLIENT = { roles: ['client' as const], secondFactor: 'none' as const };
const STAFF = { roles: ['lawyer' as const], secondFactor: 'none' as const };
const NO_FACTOR = { authenticator: false, passkeys: 0, recoveryCodes: 0 };

const open = (api: FakeApi, more: Parameters<typeof openPage>[1] = { person: CLIENT }) =>
  openPage(DOOR, { ...more, api: { [READ]: () => INVITATION, ...api } });
const codeField = () => screen.findByLabelText<HTMLInputElement>(/^Set-up code/);

describe('the link of an invitation', () => {
  it('OFF-09: a visitor is asked to sign in and comes back, and is told nothing of the invitation', async () => {
    const { requests, container } = await open({}, { person: null });
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(DOOR)}`);
    expect(requests).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('OFF-09: whose number was invited reads by whom, to what and until when, and accepts with the code', async () => {
    const { user, sent, toasts, container } = await open({ [ACCEPT]: () => ({ person: {} }) });
    expect(await screen.findByText(/Nadim Haddad invites you/)).toBeTruthy();
    expect(screen.getByText('Lawyer')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(await codeField(), '{Enter}');
    expect(await screen.findByText('Enter the set-up code')).toBeTruthy();
    await user.type(await codeField(), ' k3m9p-x7tqa {Enter}');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('One step is left'));
    expect(sent(ACCEPT).at(-1)?.body).toEqual({ setUpCode: 'k3m9p-x7tqa' });
  });

  it('OFF-09: a wrong code and too many of them are said at the field', async () => {
    let code: 'SET_UP_CODE_INVALID' | 'TOO_MANY_REQUESTS' = 'SET_UP_CODE_INVALID';
    const { user, toasts } = await open({ [ACCEPT]: () => answerProblem(code) });
    await user.type(await codeField(), 'wrong{Enter}');
    expect(await screen.findByText(/This set-up code is not right/)).toBeTruthy();
    code = 'TOO_MANY_REQUESTS';
    await user.type(await codeField(), '{Enter}');
    expect(await screen.findByText('problem: TOO_MANY_REQUESTS')).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  it('OFF-09: what else failed stands in the form until it is tried again, and what was typed stays', async () => {
    let fails = true;
    const { user, toasts } = await open({ [ACCEPT]: () => (fails ? answerProblem('UNAVAILABLE') : { person: {} }) });
    await user.type(await codeField(), 'k3m9p-x7tqa{Enter}');
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toMatch(/problem: UNAVAILABLE/);
    expect((await codeField()).value).toBe('k3m9p-x7tqa');
    fails = false;
    await user.type(await codeField(), '{Enter}');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('One step is left'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('OFF-09: one that was withdrawn while the code was typed says so', async () => {
    let state: OwnStaffInvitation['state'] = 'pending';
    const { user } = await open({
      [READ]: () => ({ ...INVITATION, state }),
      [ACCEPT]: () => {
        state = 'withdrawn';
        return answerProblem('CONFLICT');
      },
    });
    await user.type(await codeField(), 'k3m9p-x7tqa{Enter}');
    expect(await screen.findByText(/This invitation was withdrawn/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Set-up code/)).toBeNull();
  });

  it.each([
    ['expired', 'This invitation has expired. Ask Nadim Haddad to send it again.'],
    ['accepted', /This invitation was accepted before/],
  ] as const)('OFF-09: one that is %s cannot be accepted', async (state, text) => {
    await open({ [READ]: () => ({ ...INVITATION, state }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText(/^Set-up code/)).toBeNull();
  });

  it('OFF-09: who signed in with another number may change it', async () => {
    const { user, location } = await open({
      [READ]: () => answerProblem('NOT_FOUND'),
      'POST /identity/logout': () => undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Sign in with another number' }));
    await waitFor(() => expect(location()).toBe(`/auth?next=${encodeURIComponent(DOOR)}`));
  });
});

describe('setting up the first second factor', () => {
  it('OFF-09: who has not shown the set-up code is asked for it before anything can be set up', async () => {
    let setUpCodeNeeded = true;
    const { user, sent, container } = await open(
      {
        [FACTORS]: () => ({ ...NO_FACTOR, setUpCodeNeeded }),
        [ENTER]: () => {
          setUpCodeNeeded = false;
        },
      },
      { person: STAFF },
    );
    const field = await codeField();
    expect(screen.queryByRole('button', { name: 'Set up an authenticator' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'I have the admin key of this installation' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(field, 'k3m9p-x7tqa{Enter}');
    const begin = await screen.findByRole('button', { name: 'Set up an authenticator' });
    // Who works by keyboard goes on there.
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(begin)).toBe(true);
    expect(sent(ENTER).at(-1)?.body).toEqual({ setUpCode: 'k3m9p-x7tqa' });
  });

  it('OFF-09: whose hour is over enters the code once more', async () => {
    let setUpCodeNeeded = false;
    const { user, toasts } = await open(
      {
        [FACTORS]: () => ({ ...NO_FACTOR, setUpCodeNeeded }),
        'POST /identity/second-factor': () => {
          setUpCodeNeeded = true;
          return answerProblem('SET_UP_CODE_REQUIRED');
        },
      },
      { person: STAFF },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator' }));
    expect(await codeField()).toBeTruthy();
    expect(toasts.at(-1)?.description).toContain('An hour has passed');
  });

  it('OFF-09: whose hour ends between the QR code and the first digits enters the code once more', async () => {
    let setUpCodeNeeded = false;
    const { user } = await open(
      {
        [FACTORS]: () => ({ ...NO_FACTOR, setUpCodeNeeded }),
        'POST /identity/second-factor': () => ({ otpauthUri: 'otpauth://totp/x?secret=JBSWY3DP', secret: 'JBSWY3DP' }),
        'POST /identity/second-factor/confirm': () => {
          setUpCodeNeeded = true;
          return answerProblem('SET_UP_CODE_REQUIRED');
        },
      },
      { person: STAFF },
    );
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator' }));
    await user.type(await screen.findByLabelText(/^6-digit code/), '123456{Enter}');
    expect(await codeField()).toBeTruthy();
  });

  it('D-020: an owner whom nobody can give a code uses the admin key', async () => {
    let setUpCodeNeeded = true;
    const { user } = await open(
      {
        [FACTORS]: () => ({ ...NO_FACTOR, setUpCodeNeeded }),
        'POST /identity/admin-key': () => {
          setUpCodeNeeded = false;
          return { outcome: 'confirmed' };
        },
      },
      { person: { roles: ['owner'], secondFactor: 'none' } },
    );
    await user.click(await screen.findByRole('button', { name: 'I have the admin key of this installation' }));
    await user.type(await screen.findByLabelText(/^Admin Key/), 'secret{Enter}');
    expect(await screen.findByRole('button', { name: 'Set up an authenticator' })).toBeTruthy();
  });
});
