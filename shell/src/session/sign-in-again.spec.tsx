/** @jest-environment jsdom */

import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { answerProblem, aPerson, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInShell } from '../testing/in-shell.js';
import { playModalDialogs } from '../testing/modal-dialogs.js';
import SignInAgain from './sign-in-again.js';

const BYTES = new Uint8Array([1, 2, 3]).buffer;
const REQUEST = {
  rpId: 'localhost',
  challenge: 'Y2hhbGxlbmdl',
  timeout: 1000,
  allowCredentials: [],
  userVerification: 'required',
};
const LAWYER = aPerson({ roles: ['lawyer'], secondFactor: 'confirmed' });
const HALFWAY = { ...LAWYER, secondFactor: 'needed' as const };
const sessionOf = (person: SessionPerson) => ({ person, csrfToken: 'token', idleEndsAt: null });

/** A browser with passkeys, whose person touches the key, or does not. */
const browser = { refuses: false };
beforeEach(() => {
  browser.refuses = false;
  playModalDialogs();
  Object.defineProperty(globalThis, 'PublicKeyCredential', { configurable: true, value: class {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: async () => {
        if (browser.refuses) throw new DOMException('The operation was not allowed', 'NotAllowedError');
        const response = { clientDataJSON: BYTES, authenticatorData: BYTES, signature: BYTES, userHandle: BYTES };
        return { id: 'AQID', rawId: BYTES, type: 'public-key', getClientExtensionResults: () => ({}), response };
      },
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
});

const open = (person: SessionPerson, api: FakeApi) => renderInShell(<SignInAgain person={person} />, { api });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const asked = ({ requests }: ReturnType<typeof open>) => requests.map(({ method, path }) => `${method} ${path}`);

describe('AUTH-13: signing in again over unsaved work', () => {
  it('staff come back by a passkey alone', async () => {
    const shell = open(LAWYER, {
      'POST /identity/passkeys/sign-in/begin': () => REQUEST,
      'POST /identity/passkeys/sign-in': () => ({ person: LAWYER }),
      'GET /identity/session': () => sessionOf(LAWYER),
    });
    await press('Use a passkey');
    await waitFor(() => expect(asked(shell).at(-1)).toBe('GET /identity/session'));
    expect(asked(shell)).toContain('POST /identity/passkeys/sign-in');
  });

  it('who is no longer sure is told that nothing was confirmed, and may use a code', async () => {
    browser.refuses = true;
    open(LAWYER, { 'POST /identity/passkeys/sign-in/begin': () => REQUEST });
    await press('Use a passkey');
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing was confirmed on your device');
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it.each([
    { has: { authenticator: false, passkeys: 1, recoveryCodes: 9 }, field: false, passkey: true },
    { has: { authenticator: true, passkeys: 1, recoveryCodes: 9 }, field: true, passkey: true },
    { has: { authenticator: true, passkeys: 0, recoveryCodes: 9 }, field: true, passkey: false },
  ])('after the code staff are asked for what they have: $has', async ({ has, field, passkey }) => {
    const shell = open(LAWYER, {
      'POST /identity/codes': () => ({
        challengeId: 'c1',
        expiresAt: '2026-11-22T08:10:00.000Z',
        resendAfterSeconds: 60,
      }),
      'POST /identity/codes/verify': () => ({ outcome: 'signed-in', person: HALFWAY }),
      'GET /identity/session': () => sessionOf(HALFWAY),
      'GET /identity/second-factor': () => has,
      'POST /identity/passkeys/confirm/begin': () => REQUEST,
      'POST /identity/passkeys/confirm': () => ({ person: LAWYER }),
    });
    await userEvent.type(await screen.findByLabelText(/Phone number/), '70000004');
    await press('Send code');
    await userEvent.type(await screen.findByLabelText(/One-time code/), '123456');
    await press('Sign in');
    await waitFor(() => expect(asked(shell).at(-1)).toBe('GET /identity/second-factor'));
    await waitFor(() => expect(screen.queryByLabelText(/One-time code/)).toBeNull());
    expect(screen.queryByLabelText(/Code of your authenticator/) !== null).toBe(field);
    expect(screen.queryByRole('button', { name: 'Use a passkey' }) !== null).toBe(passkey);
    if (!passkey) return;
    await press('Use a passkey');
    await waitFor(() => expect(asked(shell)).toContain('POST /identity/passkeys/confirm'));
  });

  it('an empty number is asked for, not refused, and nothing is sent', async () => {
    const shell = open(LAWYER, {});
    await press('Send code');
    expect((await screen.findByRole('alert')).textContent).toContain('Enter your phone number.');
    expect(asked(shell)).toEqual([]);
  });

  it('clients, who have no passkeys, are offered none', () => {
    open(aPerson({ roles: ['client'] }), { 'GET /identity/session': () => answerProblem('UNAVAILABLE') });
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });
});
