/**
 * @jest-environment jsdom
 */

import { COUNTRIES as SIGN_IN_COUNTRIES } from '@diwan/contracts/shared/country';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { openPage, siteApi } from '../../../testing/open-page.js';
import { COUNTRIES, namedCountries } from './countries.js';

afterEach(cleanup);

describe('countries', () => {
  it('LEAD-02: every country with a telephone code is there once, Lebanon first', () => {
    expect(COUNTRIES[0]).toEqual({ region: 'LB', callingCode: '961' });
    const listed = Object.fromEntries(COUNTRIES.map(({ region, callingCode }) => [region, callingCode]));
    expect(Object.keys(listed)).toHaveLength(COUNTRIES.length);
    expect(listed).toEqual(Object.fromEntries(getCountries().map((region) => [region, getCountryCallingCode(region)])));
  });

  it('D-050: the countries of sign-in are among them with the same codes', () => {
    const listed = COUNTRIES.map(({ region, callingCode }) => `${region} ${callingCode}`);
    expect(listed).toEqual(
      expect.arrayContaining(SIGN_IN_COUNTRIES.map(({ code, callingCode }) => `${code} ${callingCode}`)),
    );
  });

  it('are named in the language of the page, and in the other one for finding', () => {
    expect(namedCountries('ar')[0]).toMatchObject({ region: 'LB', name: 'لبنان', otherName: 'Lebanon' });
    const names = namedCountries('en').map(({ name }) => name);
    expect(names.slice(1)).toEqual([...names.slice(1)].sort(new Intl.Collator('en').compare));
  });

  it('LEAD-02: the picker is searched with the texts of the specification and its code is sent', async () => {
    const user = userEvent.setup();
    const { sent } = await openPage('/contact', {
      api: siteApi({ 'POST /chatbot/leads': () => ({ reference: 'L-2026-0001' }) }),
    });
    await user.click(screen.getByRole('combobox', { name: 'Country code' }));
    const search = await screen.findByPlaceholderText('Search countries...');
    expect(screen.getAllByRole('option')[0]?.textContent).toContain('Lebanon');
    await user.type(search, 'qqq');
    expect(screen.getAllByText('No country found.').length).toBeGreaterThan(0);
    await user.clear(search);
    await user.type(search, 'فرنسا');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Country code' }).textContent).toContain('FR +33');
    await user.type(screen.getByLabelText(/^First name/), 'R');
    await user.type(screen.getByLabelText(/^Last name/), 'H');
    await user.type(screen.getByLabelText(/^WhatsApp number/), '06 12 34 56 78');
    await user.selectOptions(screen.getByLabelText(/^Legal area/), 'Other');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Request Free Consultation' }));
    await screen.findByText(/Your reference is/);
    expect(sent('POST /chatbot/leads').at(-1)?.body).toMatchObject({ callingCode: '33', phone: '06 12 34 56 78' });
  });
});
