/**
 * @jest-environment jsdom
 */
import type { DigestPreview } from '@diwan/contracts/site/digests/http';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const DIGEST: DigestPreview = {
  day: '2026-11-25',
  wanted: 12,
  due: 7,
  examples: [
    { language: 'en', text: 'Hello Nour Karam, here is your day with us' },
    { language: 'ar', text: 'مرحباً نور كرم، إليك يومك معنا' },
  ],
  today: null,
};

describe('NEWS-09: sending the daily digest', () => {
  const open = async ({ digest = {}, outcome = 'begun', role = 'admin' as 'admin' | 'editor' } = {}) => {
    const opened = await openPage('/admin/news', {
      api: {
        'GET /news/editing/articles': () => pageOf([]),
        'GET /news/editing/categories': () => [],
        'GET /notifications/digest': () => ({ ...DIGEST, ...digest }),
        'POST /notifications/digest': () => ({ outcome }),
      },
      person: { roles: [role] },
    });
    const press = async () => opened.user.click(await screen.findByRole('button', { name: 'Send Daily Digest' }));
    return { ...opened, press };
  };
  const dialog = () => screen.findByRole('dialog', { name: 'Send Daily Digest' });

  it('shows how many asked for it, how many get one, and how it reads in both languages; then sends it', async () => {
    const { user, press, requests, toasts, container } = await open();
    await press();
    const shown = within(await dialog());
    expect(
      await shown.findByText(/12 clients asked for the digest\. There is something to tell 7 of them/),
    ).toBeTruthy();
    expect(shown.getByText('مرحباً نور كرم، إليك يومك معنا').closest('[dir="rtl"]')).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    expect((await axe(await dialog())).violations).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
    await user.click(shown.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Daily digest sent'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('D-071: says that there is nothing to send, and sends nothing', async () => {
    const { press } = await open({ digest: { due: 0 } });
    await press();
    expect(await screen.findByText('Nothing to send')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' }).hasAttribute('disabled')).toBe(true);
  });

  it('D-071: says when today’s went out and to how many, and offers no second one', async () => {
    const today = { begunAt: '2026-11-25T06:00:00.000Z', byHand: false, done: true, owed: 1 };
    const { press } = await open({ digest: { today } });
    await press();
    expect(await screen.findByText(/went out at 25 November 2026, 08:00 \(Beirut\), to 1 client\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' }).hasAttribute('disabled')).toBe(true);
  });

  it('one that came to nobody can be sent again', async () => {
    const today = { begunAt: '2026-11-25T06:00:00.000Z', byHand: false, done: true, owed: 0 };
    const { press } = await open({ digest: { today } });
    await press();
    expect(await screen.findByText(/something to tell 7 of them/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' }).hasAttribute('disabled')).toBe(false);
  });

  it('D-071: somebody who was faster is no failure', async () => {
    const { user, press, toasts } = await open({ outcome: 'already' });
    await press();
    await user.click(await screen.findByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toMatch(/went out before/));
  });

  it('SEC-04: is not offered to who edits news only', async () => {
    await open({ role: 'editor' });
    expect(await screen.findByRole('heading', { name: 'News management' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Send Daily Digest' })).toBeNull();
  });
});
