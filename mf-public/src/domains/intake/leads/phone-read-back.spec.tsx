/**
 * @jest-environment jsdom
 */

import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage, siteApi } from '../../../testing/open-page.js';

const LEADS = 'POST /chatbot/leads';
const KEPT = 'diwan-draft:visitor:request';

afterEach(cleanup);
afterEach(() => sessionStorage.clear());

const open = (language: SiteLanguage = 'en') =>
  openPage('/contact', { language, api: siteApi({ [LEADS]: () => ({ reference: 'L-2026-0042' }) }) });
const field = (name: string) => document.querySelector(`input[name=${name}]`) as HTMLInputElement;
const readBack = () => document.querySelector('.pub-phone [role=status]');

async function pick(country: string) {
  await userEvent.click(screen.getByRole('combobox', { name: 'Country code' }));
  await userEvent.type(await screen.findByPlaceholderText('Search countries...'), country);
  await userEvent.keyboard('{Enter}');
}
async function fillIn(phone: string) {
  await userEvent.type(field('firstName'), 'Awa');
  await userEvent.type(field('lastName'), 'Koné');
  await userEvent.type(field('phone'), phone);
  await userEvent.selectOptions(screen.getByLabelText(/^Legal area/), 'Other');
  await userEvent.click(screen.getByRole('checkbox'));
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Request Free Consultation' }));

describe('the number of a request', () => {
  it('P22: is joined to the country by its plan, read back before it is sent, and sent as it was typed', async () => {
    const { sent } = await open();
    await pick('225');
    await fillIn('07 89 88 12 34');
    await waitFor(() => expect(readBack()?.textContent).toBe('We will reach you at +225 07 89 88 1234'));
    await send();
    await screen.findByText(/Your reference is/);
    expect(sent(LEADS).at(-1)?.body).toMatchObject({ callingCode: '225', phone: '07 89 88 12 34' });
  });

  it.each([
    ['03 123 456', '+961 3 123 456'],
    ['+39 06 6982 1234', '+39 06 6982 1234'],
    ['00 33 (0)6 12 34 56 78', '+33 6 12 34 56 78'],
  ])('P22: %s is read back as %s, with no country picked', async (typed, shown) => {
    await open();
    await userEvent.type(field('phone'), typed);
    await waitFor(() => expect(readBack()?.textContent).toBe(`We will reach you at ${shown}`));
    await userEvent.clear(field('phone'));
    await waitFor(() => expect(readBack()?.textContent).toBe(''));
  });

  it.each([
    ['ar', 'سنتواصل معكم على الرقم +36 30 123 4567'],
    ['fr', 'Nous vous joindrons au +36 30 123 4567'],
  ] as const)('P22: is read back in %s, its digits from left to right', async (language, text) => {
    await open(language);
    await userEvent.type(field('phone'), '+36 06 30 123 4567');
    await waitFor(() => expect(readBack()?.textContent).toBe(text));
    expect(readBack()?.querySelector('[dir=ltr]')?.textContent).toBe('+36 30 123 4567');
  });

  it('P22: hears of a country that is picked after it', async () => {
    await open();
    await userEvent.type(field('phone'), '06 6982 1234');
    expect(readBack()?.textContent).toBe('');
    await pick('Italy');
    await waitFor(() => expect(readBack()?.textContent).toBe('We will reach you at +39 06 6982 1234'));
    await waitFor(() => expect(JSON.parse(sessionStorage.getItem(KEPT) ?? '{}').callingCode).toBe('39'));
  });

  it.each(['07 89 88 12', '07 89 88 12 34 5'])(
    'P22: with +225 picked, %s is refused and nothing is lost',
    async (typed) => {
      const { requests } = await open();
      await pick('225');
      await fillIn(typed);
      await send();
      const summary = await screen.findByRole('alert');
      expect(
        within(summary)
          .getAllByRole('link')
          .map(({ textContent }) => textContent),
      ).toEqual(['Invalid Phone Number - Please enter a valid phone number']);
      expect(field('phone').getAttribute('aria-invalid')).toBe('true');
      expect([field('phone').value, field('firstName').value, field('callingCode').value]).toEqual([
        typed,
        'Awa',
        '225',
      ]);
      expect(readBack()?.textContent).toBe('');
      expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    },
  );

  it('P22: comes back after a reload with its country and every digit of it', async () => {
    sessionStorage.setItem(KEPT, JSON.stringify({ phone: '07 89 88 12 34', callingCode: '225' }));
    await open();
    expect(field('phone').value).toBe('+225 07 89 88 12 34');
    await userEvent.click(field('phone'));
    await waitFor(() => expect(readBack()?.textContent).toBe('We will reach you at +225 07 89 88 1234'));
  });
});
