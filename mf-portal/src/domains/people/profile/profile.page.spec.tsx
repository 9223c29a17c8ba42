/**
 * @jest-environment jsdom
 */
import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const PATH = '/client-portal/profile';
const PROFILE: OwnProfile = {
  name: 'Rana Khoury',
  phone: '+96170000002',
  whatsappNumber: '+96171000003',
  whatsappVerified: false,
  emailVerified: false,
  email: null,
  address: null,
  language: 'en',
  version: 4,
};
const VERIFIED = { ...PROFILE, whatsappVerified: true, version: 5 };
const SAVE = 'PUT /identity/my/profile';
const session = (id: string, current: boolean) => ({
  id,
  device: { browser: 'Firefox', system: current ? 'Android' : 'Windows' },
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-22T08:00:00.000Z',
  current,
});
const SENT = () => ({ challengeId: 'w1', expiresAt: '2026-11-22T08:10:00.000Z', resendAfterSeconds: 60 });
const API: FakeApi = {
  'GET /identity/my/profile': () => PROFILE,
  'GET /identity/my/sessions': () => [
    session('64b0000000000000000000a1', true),
    session('64b0000000000000000000a2', false),
  ],
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

describe('D-011: the WhatsApp number', () => {
  it('says where messages go, and is verified by the code that was sent to it', async () => {
    const shell = await openPortal(PATH, {
      api: {
        ...API,
        'POST /identity/my/whatsapp/codes': SENT,
        'POST /identity/my/whatsapp/verify': () => VERIFIED,
      },
    });
    expect((await screen.findByText(/WhatsApp messages go to/)).textContent).toContain('+961 70 000 002');
    expect(screen.getByText('Not verified')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
    await press('Verify');
    await userEvent.type(await box(/^OTP/), '123456');
    await press('Verify OTP');
    await waitFor(() => expect(screen.queryByText('Not verified')).toBeNull());
    expect(screen.getByText(/WhatsApp messages go to/).textContent).toContain('+961 71 000 003');
    expect(shell.sent('POST /identity/my/whatsapp/verify').at(-1)?.body).toEqual({ challengeId: 'w1', code: '123456' });
  });

  it('goes on after a confirmation where the service wants one', async () => {
    let confirmed = false;
    await openPortal(PATH, {
      api: {
        ...API,
        'POST /identity/my/whatsapp/codes': () => (confirmed ? SENT() : answerProblem('FRESH_SIGN_IN_REQUIRED')),
      },
      confirm: () => {
        confirmed = true;
        return true;
      },
    });
    await press('Verify');
    expect(await box(/^OTP/)).toBeTruthy();
  });
});

describe('the form', () => {
  it('saves what was changed, and another language moves the screen', async () => {
    const shell = await openPortal(PATH, {
      api: { ...API, 'PUT /identity/my/profile': () => ({ ...PROFILE, language: 'ar', version: 5 }) },
    });
    await userEvent.type(await box(/^Email/), 'rana@example.com');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Language/ }), 'ar');
    await press('Save');
    await waitFor(() => expect(shell.documents).toEqual(['/ar/client-portal/profile']));
    expect(shell.sent(SAVE).at(-1)?.body).toEqual({
      whatsappNumber: '+96171000003',
      email: 'rana@example.com',
      address: null,
      language: 'ar',
      version: 4,
    });
  });

  it('D-129: says that the firm changed it meanwhile, keeps what was typed, and saves over what it then knows', async () => {
    let stored = PROFILE;
    const shell = await openPortal(PATH, {
      api: {
        ...API,
        'GET /identity/my/profile': () => stored,
        'PUT /identity/my/profile': ({ body }) =>
          (body as OwnProfile).version === stored.version ? { ...stored, version: 10 } : answerProblem('CONFLICT'),
      },
    });
    await userEvent.type(await box(/^Address/), 'Hamra');
    stored = { ...PROFILE, version: 9 };
    await press('Save');
    expect((await screen.findAllByText(/The firm changed your details/)).length).toBeGreaterThan(0);
    expect((await box(/^Address/)).value).toBe('Hamra');
    expect(shell.sent('GET /identity/my/profile')).toHaveLength(2);
    await press('Save');
    await waitFor(() => expect(shell.sent(SAVE).at(-1)?.body).toMatchObject({ address: 'Hamra', version: 9 }));
  });

  it('D-005: refuses what is no number at its field', async () => {
    await openPortal(PATH, { api: API });
    const number = await box(/^WhatsApp number/);
    await userEvent.clear(number);
    await userEvent.type(number, '12');
    await press('Save');
    await waitFor(() => expect(number.getAttribute('aria-invalid')).toBe('true'));
  });
});

describe('where the person is signed in', () => {
  it('lists the devices and ends another one, never the one in use', async () => {
    const shell = await openPortal(PATH, { api: { ...API, 'DELETE /identity/my/sessions/:id': () => undefined } });
    const found = await screen.findAllByText(/Firefox on/);
    const [here, there] = found.map((device) => device.closest('li'));
    expect(within(here as HTMLElement).getByText('This device')).toBeTruthy();
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull();
    await userEvent.click(within(there as HTMLElement).getByRole('button'));
    await waitFor(() =>
      expect(shell.requests.some(({ method, path }) => method === 'DELETE' && path.endsWith('a2'))).toBe(true),
    );
  });

  it('signs out everywhere after asking', async () => {
    const shell = await openPortal(PATH, { api: { ...API, 'POST /identity/my/sessions/end-all': () => undefined } });
    await press('Sign out everywhere');
    const dialog = await screen.findByRole('alertdialog');
    expect(shell.signedOut()).toBe(false);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(shell.signedOut()).toBe(true));
  });
});

it('I18-01: is written in Arabic too', async () => {
  await openPortal(PATH, { api: API, language: 'ar' });
  expect(await screen.findByRole('heading', { name: 'بياناتك' })).toBeTruthy();
  expect(screen.getByText('لم يُتحقّق منه')).toBeTruthy();
});

describe('H4: what was typed and not saved', () => {
  it('is there again after a reload, until it is given up', async () => {
    await openPortal(PATH, { api: API });
    await userEvent.type(await box(/^Address/), 'Jounieh');
    window.dispatchEvent(new Event('pagehide'));
    cleanup();
    await openPortal(PATH, { api: API });
    expect(await screen.findByText('Restored what you had typed')).toBeTruthy();
    expect((await box(/^Address/)).value).toBe('Jounieh');
    await press('Discard');
    expect((await box(/^Address/)).value).toBe('');
    cleanup();
    await openPortal(PATH, { api: API });
    expect((await box(/^Address/)).value).toBe('');
  });

  it('is not left by a link without asking', async () => {
    await openPortal(PATH, { api: API });
    await userEvent.type(await box(/^Address/), 'Jounieh');
    await userEvent.click(screen.getAllByRole('link', { name: 'Documents' })[0] as HTMLElement);
    await press('Keep editing');
    expect((await box(/^Address/)).value).toBe('Jounieh');
  });
});
