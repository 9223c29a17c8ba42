/**
 * @jest-environment jsdom
 */
import { wordIn } from '@diwan/contracts/people/sign-in-words/word';
import type { Language } from '@diwan/contracts/shared/language';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { RANA } from '../../../testing/samples.js';

const VISITOR = { status: 'visitor', person: null } as const;
const soon = (seconds = 600) => new Date(Date.now() + seconds * 1000).toISOString();
let given = 0;
const word = () => ({
  id: `w${++given}`,
  word: 'K7MPQ-2QXDA',
  writeTo: 'https://wa.me/9611345678?text=',
  number: '+9611345678',
  expiresAt: soon(),
});
const api = (redeem: () => unknown): FakeApi => ({
  'POST /identity/sign-in-words': word,
  'POST /identity/sign-in-words/redeem': redeem,
  'POST /identity/codes': () => ({
    challengeId: 'c1',
    expiresAt: soon(),
    resendAfterSeconds: 60,
    knownOnly: false,
  }),
});
const waits = () => ({ outcome: 'waiting' });

const open = (fake: FakeApi, language: Language = 'en') =>
  openPortal('/auth', { session: VISITOR, api: fake, language });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = async () => {
  await press('Continue by sending us a WhatsApp');
  return screen.findByRole('link', { name: 'Open WhatsApp with the message' });
};
/** The page is looked at again, as after a visit to WhatsApp: it asks at once. */
const comeBack = () => fireEvent(document, new Event('visibilitychange'));

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('signing in by sending a word', () => {
  it('shows the word, the message with it and where it goes', async () => {
    await open(api(waits));
    const link = await choose();
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      'https://wa.me/9611345678?text=Please sign me in to the client portal. I opened the page myself. My word: K7MPQ-2QXDA',
    );
    expect(screen.getByText('K7MPQ-2QXDA')).toBeTruthy();
    expect(screen.getByRole('img', { name: /scan this/ })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('Waiting for your message');
    expect(await axeFaults()).toEqual([]);
  });

  it('goes on by itself once the message is here', async () => {
    let here = false;
    const shell = await open(
      api(() => (here ? { outcome: 'signed-in', person: RANA, notice: null } : { outcome: 'waiting' })),
    );
    await choose();
    comeBack();
    await waitFor(() => expect(shell.requests.filter(({ path }) => path.endsWith('redeem'))).toHaveLength(1));
    here = true;
    await waitFor(() => {
      comeBack();
      expect(shell.toasts).toContainEqual(expect.objectContaining({ text: 'Welcome back!' }));
    });
    expect(sessionStorage.getItem('diwan-sign-in-word')).toBeNull();
  });

  it('D-007: leads somebody new to the details', async () => {
    await open(
      api(() => ({ outcome: 'details-needed', ticket: 't1', phone: '+96170000009', notice: 'ACCOUNT_NOT_FOUND' })),
    );
    await choose();
    comeBack();
    expect(await screen.findByRole('heading', { name: 'Complete your profile' })).toBeTruthy();
  });

  it('waits on with the same word after a reload', async () => {
    const first = await open(api(waits));
    await choose();
    cleanup();
    const again = await open(api(waits));
    expect(screen.getByText('K7MPQ-2QXDA')).toBeTruthy();
    expect([...first.requests, ...again.requests].filter(({ path }) => path.endsWith('sign-in-words'))).toHaveLength(1);
  });

  it('says when the connection is gone, and goes on trying', async () => {
    let cut = true;
    await open(api(() => (cut ? answerProblem('UNAVAILABLE') : { outcome: 'waiting' })));
    await choose();
    comeBack();
    expect(await screen.findByText('No connection at the moment. We keep trying.')).toBeTruthy();
    cut = false;
    comeBack();
    expect(await screen.findByText(/^Waiting for your message/)).toBeTruthy();
  });

  it('offers a new word when nothing comes of this one, and the code as the other way', async () => {
    await open(api(() => answerProblem('TICKET_INVALID')));
    await choose();
    comeBack();
    expect((await screen.findByRole('alert')).textContent).toContain('Nothing comes of this word any more');
    await press('Get a new word');
    expect(await screen.findByRole('link', { name: 'Open WhatsApp with the message' })).toBeTruthy();
    await press('Use a code instead');
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toBeTruthy();
    expect(sessionStorage.getItem('diwan-sign-in-word')).toBeNull();
  });

  it('says so where the firm receives no messages', async () => {
    const shell = await open({ 'POST /identity/sign-in-words': () => answerProblem('UNAVAILABLE') });
    await press('Continue by sending us a WhatsApp');
    await waitFor(() =>
      expect(shell.toasts).toContainEqual(
        expect.objectContaining({
          description: 'We cannot receive messages at the moment. Please have a code sent to you.',
        }),
      ),
    );
  });

  it('is in Arabic, too', async () => {
    await open(api(waits), 'ar');
    await userEvent.click(screen.getByRole('button', { name: 'المتابعة برسالة واتساب إلينا' }));
    const link = await screen.findByRole('link', { name: 'افتح واتساب مع الرسالة' });
    const text = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(text).toContain('كلمتي:');
    // The word is set apart for the eye; we find it all the same.
    expect(wordIn(text)).toBe('K7MPQ-2QXDA');
  });
});
