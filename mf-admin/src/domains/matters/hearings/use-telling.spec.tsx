/**
 * @jest-environment jsdom
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aHearing } from './testing/a-hearing.js';

/** The pause between two looks is over at once. */
beforeEach(() => {
  const { setTimeout: wait } = globalThis;
  jest
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((done: () => void, ms?: number) => wait(done, ms === 30_000 ? 0 : ms)) as never);
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

const soon = () => new Date(Date.now() + 60_000).toISOString();
const NOTHING = { tellAt: null, sentAt: null, failed: null, failedAt: null };

/** Schedules a cancelled hearing again; its telling is as `answers` say, one after the other, then as the last. */
async function change(...answers: (() => object)[]) {
  let looks = 0;
  const page = await openPage('/admin/trials', {
    person: { roles: ['lawyer'] },
    api: {
      'GET /cases/hearings': () => pageOf([aHearing({ state: 'cancelled' })]),
      'GET /cases/courts': () => [],
      'GET /identity/colleagues': () => [],
      'POST /cases/hearings/:id/reinstate': () => aHearing(),
      'GET /cases/hearings/:id/telling': () => {
        looks += 1;
        return { ...NOTHING, ...(answers[looks - 1] ?? answers.at(-1))?.() };
      },
    },
  });
  await page.user.click(await screen.findByRole('button', { name: /Hearing of witnesses/ }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Schedule again' }));
  await page.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Schedule again' }));
  return { ...page, looks: () => looks };
}

describe('D-135: whoever changed a hearing is told what became of the message', () => {
  it('"Hearing notification sent" only when a provider took it', async () => {
    const waits = () => ({ tellAt: soon() });
    const { toasts, looks } = await change(waits, waits, () => ({ sentAt: soon() }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]).toEqual({ kind: 'success', text: 'Success', description: 'Hearing notification sent' });
    expect(looks()).toBe(3);
  });

  it.each([
    ['twilio_63024', 'No such number on WhatsApp'],
    ['twilio_99999', 'The provider refused it (code 99999)'],
    ['ECONNREFUSED', 'The provider did not answer'],
    ['no_template', 'No approved template'],
  ])('"Notification failed" with the reason in plain words when it failed: %s', async (failed, description) => {
    const { toasts } = await change(() => ({ failed, failedAt: soon() }));
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(toasts[1]).toEqual({ kind: 'error', text: 'Notification failed', description });
  });

  it('a failure of an earlier message is not this one’s', async () => {
    const old = { failed: 'twilio_63016', failedAt: '2026-01-01T10:00:00.000Z' };
    const { toasts, looks } = await change(
      () => old,
      () => old,
      () => ({ ...old, sentAt: soon() }),
    );
    await waitFor(() => expect(looks()).toBe(3));
    await waitFor(() => expect(toasts.map(({ description }) => description)).toContain('Hearing notification sent'));
    expect(toasts.map(({ kind }) => kind)).toEqual(['success', 'success']);
  });
});
