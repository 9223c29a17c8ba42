/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortal } from '../../../testing/open-portal.js';

const SENDS: FakeApi = {
  'POST /identity/codes': () => ({
    challengeId: 'c1',
    expiresAt: '2026-01-01T00:10:00.000Z',
    resendAfterSeconds: 60,
    knownOnly: false,
  }),
};
const open = () => openPortal('/auth', { session: { status: 'visitor', person: null }, api: SENDS });
const phone = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
const otp = () => screen.findByRole('textbox', { name: 'OTP' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function pickCountry(name: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Country' }));
  await userEvent.type(screen.getByPlaceholderText('Search countries...'), name);
  await userEvent.click(screen.getByRole('option', { name: new RegExp(name) }));
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a number abroad at the phone step', () => {
  it.each([
    ['Ivoire', '07 89 88 12 34', '+225 078 988 1234', '+2250789881234'],
    ['Italy', '06 6982 1234', '+39 066 982 1234', '+390669821234'],
  ])('P22: with %s picked, %s is joined by its plan, shown and sent', async (country, typed, shown, sent) => {
    const shell = await open();
    await pickCountry(country);
    await userEvent.type(phone(), typed);
    expect((await screen.findByText(/Is it yours\?/)).textContent).toContain(shown);
    await press('Send OTP');
    await otp();
    expect(shell.requests[0]?.body).toMatchObject({ phone: sent });
  });

  it.each(['07 89 88 12', '07 89 88 12 34 5'])(
    'P22: with Côte d’Ivoire picked, %s is refused without asking the server',
    async (typed) => {
      const shell = await open();
      await pickCountry('Ivoire');
      await userEvent.type(phone(), typed);
      await press('Send OTP');
      expect(await screen.findByText('Please enter a valid phone number')).toBeTruthy();
      expect(screen.queryByText(/Is it yours\?/)).toBeNull();
      expect(phone().value).toBe(typed);
      expect(shell.requests).toEqual([]);
    },
  );
});
