/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../../remote.js';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const KEY = 'POST /identity/admin-key';
const CLIENT = { roles: ['client' as const], secondFactor: 'none' as const };
/** What the dashboard asks for once somebody is inside. */
const INSIDE: FakeApi = {
  'GET /identity/admin-key': () => ({ ownerNeeded: true }),
  'GET /chatbot/leads': () => answerProblem('FORBIDDEN'),
  'GET /notifications/notices': () => answerProblem('FORBIDDEN'),
  'GET /notifications/failed-jobs': () => answerProblem('FORBIDDEN'),
  'GET /news/site/profile': () => answerProblem('FORBIDDEN'),
};

async function openLogin(
  api: FakeApi,
  { path = '/admin-login', ...person }: Parameters<typeof openPage>[1] & { path?: string } = { person: CLIENT },
) {
  // Where success leads.
  await remote.prepare?.('/admin');
  const page = await openPage(path, { ...person, api: { ...INSIDE, ...api } });
  const field = async () => screen.findByLabelText<HTMLInputElement>(/^Admin Key/);
  return { ...page, field };
}

describe('the admin key', () => {
  it('D-020: is a password field without any hint of the key', async () => {
    const { field, container } = await openLogin({});
    expect((await field()).type).toBe('password');
    expect((await field()).placeholder.trim()).toBe('');
    expect(screen.getByRole('button', { name: 'Access Admin Panel' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-020: an empty one is asked for, without the server', async () => {
    const { user, field, toasts, requests } = await openLogin({});
    await user.type(await field(), '  {Enter}');
    expect(toasts).toEqual([{ kind: 'error', text: 'Missing Admin Key', description: 'Please enter the admin key' }]);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('D-020: a wrong one is refused by the server alone', async () => {
    const { user, field, toasts, sent } = await openLogin({ [KEY]: () => answerProblem('ADMIN_KEY_INVALID') });
    await user.type(await field(), 'guess{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      kind: 'error',
      text: 'Invalid Admin Key',
      description: 'The admin key you entered is incorrect',
    });
    expect(sent(KEY).at(-1)?.body).toEqual({ key: 'guess' });
  });

  it('D-020: says that it is verifying, and sends once', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user, field, requests } = await openLogin({
      [KEY]: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await user.type(await field(), 'secret{Enter}{Enter}');
    expect(await screen.findByRole('button', { name: 'Verifying...' })).toBeTruthy();
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    answer({ outcome: 'granted' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Verifying...' })).toBeNull());
  });

  it.each([
    ['granted', 'Admin Access Granted', 'You now have admin privileges'],
    ['confirmed', 'Welcome Back', 'Admin access confirmed'],
  ])('D-021: a right one is %s and leads inside', async (outcome, text, description) => {
    const { user, field, toasts, location } = await openLogin({ [KEY]: () => ({ outcome }) });
    await user.type(await field(), 'secret{Enter}');
    await waitFor(() => expect(location()).toBe('/admin'));
    expect(toasts).toEqual([{ kind: 'success', text, description }]);
  });

  it('D-020: a visitor is led to sign-in and back, and neither sees the key’s field nor asks whether there is an owner', async () => {
    const { requests } = await openLogin({}, { person: null });
    const link = await screen.findByRole('link', { name: 'Sign in, then enter its admin key' });
    expect(link.getAttribute('href')).toBe('/auth?next=/admin-login');
    expect(screen.queryByLabelText(/^Admin Key/)).toBeNull();
    expect(requests).toEqual([]);
  });

  it('D-020: whose session has ended meanwhile signs in first and comes back', async () => {
    const { user, field, toasts, location } = await openLogin({ [KEY]: () => answerProblem('SIGN_IN_REQUIRED') });
    await user.type(await field(), 'secret{Enter}');
    await waitFor(() => expect(location()).toBe('/auth?next=/admin-login'));
    expect(toasts).toEqual([
      {
        kind: 'error',
        text: 'Please Login First',
        description: 'You need to login as a user before accessing admin',
      },
    ]);
  });

  it('D-020: any other failure is said with its reason', async () => {
    const { user, field, toasts } = await openLogin({ [KEY]: () => answerProblem('TOO_MANY_REQUESTS') });
    await user.type(await field(), 'secret{Enter}');
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      kind: 'error',
      text: 'Error',
      description: 'Failed to grant admin access. problem: TOO_MANY_REQUESTS',
    });
  });
});

describe('the authenticator of staff', () => {
  it('AUTH-10: staff who have one confirm it, and nothing else is offered', async () => {
    const { user, toasts, location, requests, container } = await openLogin(
      {
        'POST /identity/second-factor/confirm': ({ body }) =>
          (body as { code: string }).code === '123456'
            ? { recoveryCodes: null }
            : answerProblem('SECOND_FACTOR_INVALID'),
      },
      { person: { roles: ['lawyer'], secondFactor: 'needed' } },
    );
    expect(screen.queryByLabelText(/^Admin Key/)).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
    const code = await screen.findByLabelText(/^6-digit code/);
    await user.type(code, '123{Enter}');
    expect(await screen.findByText('Enter the six digits of the code')).toBeTruthy();
    await user.type(code, '000{Enter}');
    expect(await screen.findByText('This code is not right. Enter the one shown now.')).toBeTruthy();
    await user.clear(code);
    await user.type(code, '١٢٣٤٥٦{Enter}');
    await waitFor(() => expect(location()).toBe('/admin'));
    expect(toasts).toEqual([{ kind: 'success', text: 'Welcome Back', description: 'Admin access confirmed' }]);
    expect(requests.filter(({ path }) => path.endsWith('/confirm'))).toHaveLength(2);
  });

  it('AUTH-10: who has guessed too often reads at the field that they have to wait', async () => {
    const { user, toasts } = await openLogin(
      { 'POST /identity/second-factor/confirm': () => answerProblem('TOO_MANY_REQUESTS') },
      { person: { roles: ['lawyer'], secondFactor: 'needed' } },
    );
    await user.type(await screen.findByLabelText(/^6-digit code/), '123456{Enter}');
    expect(await screen.findByText('problem: TOO_MANY_REQUESTS')).toBeTruthy();
    expect(toasts).toEqual([]);
  });

  it('AUTH-10: staff without one set it up by QR code or by hand', async () => {
    const secret = 'JBSWY3DPEHPK3PXP';
    const { user, toasts, container, location } = await openLogin(
      {
        'POST /identity/second-factor': () => ({ otpauthUri: `otpauth://totp/Diwan:Rana?secret=${secret}`, secret }),
        'POST /identity/second-factor/confirm': () => ({ recoveryCodes: ['k3m9p-x7tqa', 'bbbbb-ccccc'] }),
      },
      { person: { roles: ['lawyer'], secondFactor: 'none' }, path: '/admin-login?next=/admin' },
    );
    expect(screen.queryByLabelText(/^Admin Key/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator' }));
    const code = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M0 0h1v1h-1zM1 0/);
    expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.type(screen.getByLabelText(/^6-digit code/), '123456');
    await user.click(screen.getByRole('button', { name: 'Confirm the authenticator' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The authenticator is set up'));
    expect(await screen.findByText('k3m9p-x7tqa')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    const goOn = screen.getByRole<HTMLButtonElement>('button', { name: 'Go on' });
    expect(goOn.disabled).toBe(true);
    await user.click(screen.getByRole('checkbox', { name: 'I have kept my recovery codes' }));
    await user.click(goOn);
    await waitFor(() => expect(location()).toBe('/admin'));
  });

  it('H1: a recovery code lets in who lost the authenticator', async () => {
    const { user, location, toasts } = await openLogin(
      {
        'POST /identity/second-factor/recovery': ({ body }) =>
          (body as { code: string }).code === 'k3m9p-x7tqa' ? { codesLeft: 9 } : answerProblem('SECOND_FACTOR_INVALID'),
      },
      { person: { roles: ['lawyer'], secondFactor: 'needed' } },
    );
    await user.click(await screen.findByRole('button', { name: 'I lost my authenticator' }));
    const code = screen.getByLabelText(/^Recovery code/);
    await user.type(code, 'wrong{Enter}');
    expect(await screen.findByText('This recovery code is not right, or was used before.')).toBeTruthy();
    await user.clear(code);
    await user.type(code, 'k3m9p-x7tqa{Enter}');
    await waitFor(() => expect(location()).toBe('/admin'));
    expect(toasts[0]?.text).toBe('Recovery code used');
  });

  it('D-020: the key is not asked for once there is an owner', async () => {
    await openLogin({ 'GET /identity/admin-key': () => ({ ownerNeeded: false }) });
    expect(await screen.findByText(/This door is for the staff/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Admin Key/)).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to your portal' })).toBeTruthy();
  });

  it('clients are not offered one', async () => {
    const { field } = await openLogin({});
    await field();
    expect(screen.queryByRole('button', { name: 'Set up an authenticator' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Go to Admin' })).toBeNull();
  });
});
