/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';

const wish = (allowed: boolean, changedAt: string | null = null) => ({ file: { allowed, changedAt } });
const box = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /file/ });

afterEach(cleanup);

describe('D-141: the messages a person wants', () => {
  it('are shown, changed by one press and kept', async () => {
    await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => wish(true),
        'PUT /identity/my/messages': () => wish(false, '2026-11-22T08:00:00.000Z'),
      },
    });
    expect((await box()).checked).toBe(true);
    await userEvent.click(await box());
    await waitFor(async () => expect((await box()).checked).toBe(false));
    expect(screen.getByText(/22 November 2026/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('stay as they were when they cannot be kept', async () => {
    await openPortal('/client-portal/messages-settings', {
      api: {
        'GET /identity/my/messages': () => wish(true),
        'PUT /identity/my/messages': () => answerProblem('UNAVAILABLE'),
      },
    });
    await userEvent.click(await box());
    await waitFor(async () => expect((await box()).disabled).toBe(false));
    expect((await box()).checked).toBe(true);
  });
});
