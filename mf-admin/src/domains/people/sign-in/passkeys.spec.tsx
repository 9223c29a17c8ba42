/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import remote from '../../../remote.js';
import { openPage } from '../../../testing/open-page.js';

const CHALLENGE = 'Y2hhbGxlbmdl';
const BYTES = new Uint8Array([1, 2, 3]).buffer;
const REQUEST = {
  rpId: 'localhost',
  challenge: CHALLENGE,
  timeout: 1000,
  allowCredentials: [],
  userVerification: 'required',
};
const CREATION = {
  rp: { id: 'localhost', name: 'Firm' },
  user: { id: 'aWQ', name: 'Rana', displayName: 'Rana' },
  challenge: CHALLENGE,
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  timeout: 1000,
  excludeCredentials: [],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
};
/** What the dashboard asks for once somebody is inside. */
const INSIDE: FakeApi = {
  'GET /chatbot/leads': () => answerProblem('FORBIDDEN'),
  'GET /notifications/notices': () => answerProblem('FORBIDDEN'),
  'GET /news/site/profile': () => answerProblem('FORBIDDEN'),
};

/** A browser with passkeys, whose person touches the key, or does not. */
const browser = { refuses: false };
const credential = (response: object) => ({
  id: 'AQID',
  rawId: BYTES,
  type: 'public-key',
  getClientExtensionResults: () => ({}),
  response: { clientDataJSON: BYTES, ...response },
});
const answering = (response: object) => async () => {
  if (browser.refuses) throw new DOMException('The operation was not allowed', 'NotAllowedError');
  return credential(response);
};

beforeEach(() => {
  browser.refuses = false;
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      create: answering({ attestationObject: BYTES, getTransports: () => ['internal'] }),
      get: answering({ authenticatorData: BYTES, signature: BYTES, userHandle: BYTES }),
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

async function openLogin(api: FakeApi, person: Parameters<typeof openPage>[1] = {}, path = '/admin-login') {
  await remote.prepare?.('/admin');
  return openPage(path, { ...person, api: { ...INSIDE, ...api } });
}
const staff = (secondFactor: 'none' | 'needed' | 'confirmed') => ({
  person: { roles: ['lawyer' as const], secondFactor },
});

describe('AUTH-13: passkeys of staff', () => {
  it('lets the signed-out in without any code, and says why when it does not', async () => {
    const { user, location, toasts, container, requests } = await openLogin(
      {
        'POST /identity/passkeys/sign-in/begin': () => REQUEST,
        'POST /identity/passkeys/sign-in': () => ({ person: {} }),
      },
      { person: null },
    );
    const button = await screen.findByRole('button', { name: 'Sign in with a passkey' });
    expect((await axe(container)).violations).toEqual([]);
    expect(screen.getByRole('link', { name: 'Sign in with a code' }).getAttribute('href')).toBe('/auth?next=%2Fadmin');
    browser.refuses = true;
    await user.click(button);
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Nothing was confirmed on your device'));
    browser.refuses = false;
    await user.click(button);
    await waitFor(() => expect(location()).toBe('/admin'));
    const sent = requests.find(({ path }) => path.endsWith('/passkeys/sign-in'));
    expect(sent?.body).toMatchObject({ assertion: { id: 'AQID', response: { signature: 'AQID' } } });
  });

  it('is offered first to staff without a second factor, and ends with recovery codes', async () => {
    const { user, location } = await openLogin(
      {
        'POST /identity/passkeys/begin': () => CREATION,
        'POST /identity/passkeys': () => ({ passkey: {}, recoveryCodes: ['k3m9p-x7tqa'] }),
      },
      staff('none'),
    );
    const headings = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Passkey', 'Authenticator app']);
    await user.click(screen.getByRole('button', { name: 'Set up a passkey' }));
    expect(await screen.findByText('k3m9p-x7tqa')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'I have kept my recovery codes' }));
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await waitFor(() => expect(location()).toBe('/admin'));
  });

  it('confirms the second factor; the other ways stay in reach', async () => {
    const { user, location, container } = await openLogin(
      {
        'GET /identity/second-factor': () => ({ authenticator: true, passkeys: 1, recoveryCodes: 9 }),
        'POST /identity/passkeys/confirm/begin': () => REQUEST,
        'POST /identity/passkeys/confirm': () => ({ person: {} }),
      },
      staff('needed'),
    );
    const button = await screen.findByRole('button', { name: 'Confirm with a passkey' });
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Use the authenticator instead' }));
    expect(await screen.findByLabelText(/^6-digit code/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
    expect(button.isConnected).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Confirm with a passkey' }));
    await waitFor(() => expect(location()).toBe('/admin'));
  });

  it('one’s own are listed, renamed and removed, after a confirmation where it is asked for', async () => {
    let fresh = false;
    const OWN = { id: 'a'.repeat(24), name: 'Chrome, Linux', createdAt: '2026-01-01T08:00:00Z', lastUsedAt: null };
    const { user, toasts, container } = await openLogin(
      {
        'GET /identity/my/passkeys': () => [OWN],
        'GET /identity/my/sessions': () => [],
        [`PATCH /identity/my/passkeys/${OWN.id}`]: () => ({ ...OWN, name: 'Office key' }),
        [`DELETE /identity/my/passkeys/${OWN.id}`]: () => (fresh ? undefined : answerProblem('SECOND_FACTOR_REQUIRED')),
      },
      { ...staff('confirmed'), confirm: () => (fresh = true) },
      '/admin/security',
    );
    expect(await screen.findByText('Chrome, Linux')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    const open = async (item: string) => {
      await user.click(screen.getByRole('button', { name: /Chrome, Linux/ }));
      await user.click(await screen.findByRole('menuitem', { name: item }));
    };
    await open('Rename');
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Office key{Enter}');
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The passkey has its new name'));
    await open('Remove');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The passkey is removed'));
  });
});
