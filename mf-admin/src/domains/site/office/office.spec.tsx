/**
 * @jest-environment jsdom
 */

import { type OfficeProfile, WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';

afterEach(cleanup);

const aProfile = (changes: Partial<OfficeProfile> = {}): OfficeProfile => ({
  name: { en: 'Diwan Law', ar: 'ديوان للمحاماة' },
  blurb: { en: 'A law firm.', ar: 'مكتب محاماة.' },
  phone: '+96170000000',
  whatsappNumber: '+96170000000',
  email: 'info@diwan.example',
  address: null,
  openingHours: WEEKDAYS.map((day) => ({ day, hours: day === 'sun' ? null : { opens: '08:00', closes: '18:00' } })),
  holidays: [],
  emergencyLine: true,
  foundedOn: null,
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
  version: 4,
  ...changes,
});

async function openOffice(more: FakeApi = {}, framed = false, confirm = () => false) {
  const known = {
    'GET /news/site/profile': () => aProfile(),
    'GET /news/site/publication': () => ({ published: true }),
  };
  const api = { ...known, ...more };
  const page = await openPage('/admin/office', { api, framed, confirm });
  await screen.findByLabelText(/^Name \(English\)/);
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save office profile' }));
  const sent = () => page.requests.filter(({ method }) => method === 'PUT').map(({ body }) => body as OfficeProfile);
  return { ...page, save, sent };
}
const echo: FakeApi = {
  'PUT /news/site/profile': ({ body }) => ({
    ...(body as OfficeProfile),
    version: (body as OfficeProfile).version + 1,
  }),
};
const day = (name: string) => within(screen.getByRole('group', { name }));

describe('office profile', () => {
  it('11: begins without a name and a number where the firm has entered none, and cannot be saved without', async () => {
    const { blurb } = aProfile();
    const french = { ...blurb, fr: 'Cabinet d’avocats au Liban' };
    const numbers = { phone: null, whatsappNumber: null, email: null };
    const nothing = { ...aProfile(), ...numbers, name: { en: '', ar: '' }, blurb: french };
    const { user, save, sent } = await openOffice({ 'GET /news/site/profile': () => nothing, ...echo });
    const labels = [/^Name \(English\)/, /^Name \(Arabic\)/, /^Phone/, /^WhatsApp Number/, /^Email/];
    const fields = labels.map((label) => screen.getByLabelText<HTMLInputElement>(label));
    expect(fields.map(({ value }) => value)).toEqual(['', '', '', '', '']);
    await save();
    expect(sent()).toEqual([]);
    for (const [at, text] of ['Haddad', 'حداد', '01 234 567', '03 123 456', 'office@firm.example'].entries())
      await user.type(fields[at] as HTMLInputElement, text);
    await save();
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        ...{ name: { en: 'Haddad', ar: 'حداد' }, blurb: french, version: 4 },
        ...{ phone: '+9611234567', whatsappNumber: '+9613123456', email: 'office@firm.example' },
      }),
    );
  });

  it('D-047: who keeps the office chooses whether unreviewed statements are shown, and names its registration at the Bar', async () => {
    const { user, save, sent } = await openOffice(echo);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Show them/ }).checked).toBe(true);
    await user.click(screen.getByRole('radio', { name: /^Leave them out/ }));
    await user.type(screen.getByLabelText(/^Registration at the Bar \(English\)/), 'Registered, no. 12');
    await save();
    expect(sent()).toEqual([]);
    await user.type(screen.getByLabelText(/^Registration at the Bar \(Arabic\)/), 'مسجّل برقم 12');
    await save();
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({
        unreviewedFacts: 'hidden',
        barRegistration: { en: 'Registered, no. 12', ar: 'مسجّل برقم 12' },
      }),
    );
  });

  it('BILL-05: the number of the firm for value added tax is entered, in either script, and refused where it is none', async () => {
    const { user, save, sent } = await openOffice(echo);
    const field = screen.getByLabelText(/^VAT number/);
    await user.type(field, 'none yet');
    await save();
    expect(sent()).toEqual([]);
    await user.clear(field);
    await user.type(field, '٢١٠٤٥٦٧-٦٠١');
    await save();
    await waitFor(() => expect(sent()[0]?.vatNumber).toBe('2104567-601'));
  });

  it('D-030: hours per weekday are changed in the one record, and saved again over the new version', async () => {
    const { user, save, sent, toasts, container } = await openOffice(echo);
    expect((await axe(container)).violations).toEqual([]);
    await user.clear(day('Friday').getByLabelText('Closes'));
    await user.type(day('Friday').getByLabelText('Closes'), '16:00');
    await user.click(day('Saturday').getByLabelText('Saturday'));
    await user.click(day('Sunday').getByLabelText('Sunday'));
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Office profile saved'));
    expect(sent()[0]).toEqual(
      aProfile({
        openingHours: WEEKDAYS.map((name) => {
          if (name === 'sat') return { day: name, hours: null };
          if (name === 'sun') return { day: name, hours: { opens: '09:00', closes: '18:00' } };
          return { day: name, hours: { opens: '08:00', closes: name === 'fri' ? '16:00' : '18:00' } };
        }),
      }),
    );
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.version).toBe(5);
  });

  it('D-029: an address is given whole or not at all', async () => {
    const { user, save, sent } = await openOffice(echo);
    await user.type(screen.getByLabelText(/^Street and building \(English\)/), '12 Sursock Street');
    await save();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Street and building (Arabic)',
      'City (English)',
      'City (Arabic)',
    ]);
    expect(sent()).toEqual([]);
    await user.clear(screen.getByLabelText(/^Street and building \(English\)/));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.address).toBeNull();
  });

  it('D-103: names, numbers and hours that cannot be are refused at their fields', async () => {
    const { user, save, sent } = await openOffice(echo);
    await user.clear(screen.getByLabelText(/^Name \(Arabic\)/));
    await user.type(screen.getByLabelText(/^Name \(English\)/), '*');
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.type(screen.getByLabelText(/^Phone/), '123');
    await user.clear(day('Monday').getByLabelText('Closes'));
    await user.type(day('Monday').getByLabelText('Closes'), '07:00');
    await save();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Name (English): A name cannot hold asterisks, square brackets or braces: they are marks in the texts of pages',
      'Name (Arabic): Please fill in this field',
      'Phone: Please enter a valid phone number',
      'Opening hours: Closing time must be after opening time',
    ]);
    expect(sent()).toEqual([]);
  });

  it('OFF-13: days on which the office is closed are added with their occasion, and taken away', async () => {
    const eid = { date: '2027-03-10', name: { en: 'Eid al-Fitr', ar: 'عيد الفطر' } };
    const { user, save, sent, container } = await openOffice({
      ...echo,
      'GET /news/site/profile': () => aProfile({ holidays: [eid] }),
    });
    await user.click(screen.getByRole('button', { name: 'Add a closed day' }));
    const added = within(screen.getByRole('group', { name: 'Closed day 2' }));
    await save();
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Closed on',
      'Occasion (English)',
      'Occasion (Arabic)',
    ]);
    await user.type(added.getByLabelText(/^Closed on/), '2027-01-04');
    await user.type(added.getByLabelText(/English/), 'Moving house');
    await user.type(added.getByLabelText(/Arabic/), 'انتقال المكتب');
    expect((await axe(container)).violations).toEqual([]);
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    const moving = { date: '2027-01-04', name: { en: 'Moving house', ar: 'انتقال المكتب' } };
    expect(sent()[0]?.holidays).toEqual([eid, moving]);
    await user.click(screen.getByRole('button', { name: 'Remove closed day 2' }));
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]?.holidays).toEqual([eid]);
  });

  it('D-129, H6: takes over what only somebody else changed', async () => {
    let reads = 0;
    const { user, save, sent } = await openOffice({
      'GET /news/site/profile': () =>
        reads++ === 0 ? aProfile() : aProfile({ email: 'office@diwan.example', version: 9 }),
      'PUT /news/site/profile': ({ body }) =>
        (body as OfficeProfile).version === 9 ? { ...(body as OfficeProfile), version: 10 } : answerProblem('CONFLICT'),
    });
    await user.click(day('Sunday').getByLabelText('Sunday'));
    await save();
    expect(await screen.findByText('Taken over from what is saved now: Email.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Go on with this, then save' }));
    await save();
    await waitFor(() => expect(sent().map(({ version }) => version)).toEqual([4, 9]));
    expect(sent().at(-1)?.email).toBe('office@diwan.example');
  });

  it('L5: another number is saved after a confirmation that it is you; who gives up keeps what was typed', async () => {
    const asked: boolean[] = [];
    const isFresh = () => asked.length > 1;
    const { user, save, sent, toasts } = await openOffice(
      {
        'PUT /news/site/profile': ({ body }) =>
          isFresh() ? { ...(body as OfficeProfile), version: 5 } : answerProblem('SECOND_FACTOR_REQUIRED'),
      },
      false,
      () => {
        asked.push(true);
        return isFresh();
      },
    );
    await user.clear(screen.getByLabelText(/^Phone/));
    await user.type(screen.getByLabelText(/^Phone/), '+96171234567');
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('problem: SECOND_FACTOR_REQUIRED'));
    expect(screen.getByLabelText<HTMLInputElement>(/^Phone/).value).toBe('+96171234567');
    await save();
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('Office profile saved'));
    expect(sent().at(-1)).toMatchObject({ phone: '+96171234567', version: 4 });
    expect(sent()).toHaveLength(3);
  });

  it('OFF-11: asks before a page with unsaved changes is left', async () => {
    const { user, location } = await openOffice({}, true);
    await user.type(screen.getByLabelText(/^Email/), 'x');
    await user.click(screen.getByRole('link', { name: 'Back to Admin' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(location()).toBe('/admin/office');
  });

  it('says what failed', async () => {
    await openPage('/admin/office', { api: { 'GET /news/site/profile': () => answerProblem('NOT_FOUND') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch office profile');
  });
});
