/**
 * @jest-environment jsdom
 */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aHearing } from './testing/a-hearing.js';

afterEach(cleanup);

/** Summer time of 2096 begins at midnight before 25 March and ends at midnight after 27 October. */
const SKIPPED = '2096-03-25T00:30';
const TWICE = '2096-10-27T23:30';

it.each([
  {
    language: 'en' as const,
    deed: 'Postpone',
    when: /^Date and time/,
    skipped: 'Clocks in Beirut are set forward that night, and this time does not exist. Choose another.',
    twice: /Clocks in Beirut are set back that night, and this time comes twice: the first one is meant\./,
  },
  {
    language: 'ar' as const,
    deed: 'تأجيل',
    when: /^التاريخ والوقت/,
    skipped: 'تُقدَّم الساعة في بيروت تلك الليلة، وهذا الوقت غير موجود. اختر وقتاً آخر.',
    twice: /تُؤخَّر الساعة في بيروت تلك الليلة، ويأتي هذا الوقت مرتين: المقصود هو الأول\./,
  },
])(
  'I18-06: says in $language that clocks skip a time or show it twice',
  async ({ language, deed, when, skipped, twice }) => {
    let asked = 0;
    const { user } = await openPage('/admin/trials', {
      language,
      person: { roles: ['lawyer'] },
      api: {
        'GET /cases/hearings': () => pageOf([aHearing()]),
        'GET /cases/courts': () => [],
        'GET /cases/hearings/overlaps': () => [],
        'POST /cases/hearings/:id/postpone': () => {
          asked += 1;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: /Hearing of witnesses/ }));
    await user.click(await screen.findByRole('menuitem', { name: deed }));
    const sheet = within(await screen.findByRole('dialog', { name: deed }));
    const field = sheet.getByLabelText(when);
    fireEvent.change(field, { target: { value: TWICE } });
    expect(await sheet.findByText(twice)).toBeTruthy();
    fireEvent.change(field, { target: { value: SKIPPED } });
    expect(sheet.queryByText(twice)).toBeNull();
    await user.click(sheet.getByRole('button', { name: deed }));
    expect((await sheet.findAllByText(skipped)).length).toBeGreaterThan(0);
    expect(asked).toBe(0);
  },
);
