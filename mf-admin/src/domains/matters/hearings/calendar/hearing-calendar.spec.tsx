/**
 * @jest-environment jsdom
 */
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../../testing/open-page.js';
import { aHearing } from '../testing/a-hearing.js';

/** The window as wide as a desk or as a phone: jsdom has no media. */
const width = (narrow: boolean) => {
  window.matchMedia = ((media: string) => ({
    matches: narrow && media.includes('639px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
};
beforeAll(async () => void (await import('./calendar-grid.js')));
beforeEach(() => width(false));
afterEach(cleanup);

/** The first drawing of a calendar takes a while on a busy machine. */
const HEARING = aHearing({ wallTime: '2026-05-12T09:30', startsAt: '2026-05-12T06:30:00.000Z' });
let asked: Record<string, string>[] = [];
const open = (path: string, language: 'en' | 'ar' = 'en', answer: (request: never) => unknown = () => [HEARING]) => {
  asked = [];
  return openPage(path, {
    language,
    person: { roles: ['lawyer'] },
    api: {
      'GET /cases/hearings': () => pageOf([]),
      'GET /cases/hearings/days': (request: { query: URLSearchParams }) => {
        asked.push(Object.fromEntries(request.query));
        return answer(request as never);
      },
      'GET /cases/courts': () => [],
      'GET /identity/colleagues': () => [],
    } as never,
  });
};

describe('HEAR-01: the calendar of hearings', () => {
  it('asks for the weeks of its month with the filters of the list, and shows what the court said', async () => {
    await open('/admin/trials?show=calendar&day=2026-05-12&type=trial&state=scheduled');
    expect(await screen.findByText('09:30')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'May 2026' })).toBeTruthy();
    expect(asked).toEqual([{ from: '2026-04-27', to: '2026-05-31', type: 'trial', state: 'scheduled' }]);
    expect((await axe(document.body)).violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('view and day are addresses: the next week is a link, and so is another view', async () => {
    const { user } = await open('/admin/trials?show=calendar&span=week&day=2026-05-12');
    await screen.findByText('09:30');
    expect(asked.at(-1)).toEqual({ from: '2026-05-11', to: '2026-05-17' });
    await user.click(screen.getByRole('link', { name: 'The next week' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-05-18', to: '2026-05-24' }));
    await user.click(screen.getByRole('link', { name: 'Agenda' }));
    await waitFor(() => expect(asked.at(-1)).toEqual({ from: '2026-05-01', to: '2026-05-31' }));
  });

  it('opens a hearing by the keyboard alone, with what can be done about it', async () => {
    const { user } = await open('/admin/trials?show=calendar&day=2026-05-12');
    const entry = (await screen.findByText('09:30')).closest<HTMLElement>('[tabindex]');
    entry?.focus();
    await user.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog', { name: 'Hearing of witnesses' }));
    expect(sheet.getByText('Tue 12 May 2026, 09:30 (Beirut)')).toBeTruthy();
    expect(sheet.getByRole('button', { name: 'Postpone' })).toBeTruthy();
  });

  it('is an agenda on a phone, in Arabic from the right', async () => {
    width(true);
    const { container } = await open('/admin/trials?show=calendar&day=2026-05-12', 'ar');
    await screen.findByText(/Hearing of witnesses/);
    expect(screen.getByText('09:30')).toBeTruthy();
    expect(asked).toEqual([{ from: '2026-05-01', to: '2026-05-31' }]);
    expect(screen.getByRole('heading', { name: 'أيار 2026' })).toBeTruthy();
    expect(container.querySelector('.hearing-calendar [dir="rtl"]')).toBeTruthy();
  });

  it('begins today when the address has no day that exists, and says what failed', async () => {
    await open('/admin/trials?show=calendar&span=decade&day=2026-02-30', 'en', () => answerProblem('INTERNAL'));
    expect(await screen.findByText(/Failed to fetch data/)).toBeTruthy();
    const today = beirutDate(new Date());
    expect([String(asked[0]?.from) <= today, String(asked[0]?.to) >= today]).toEqual([true, true]);
  });
});
