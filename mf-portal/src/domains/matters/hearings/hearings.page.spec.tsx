/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aHearing } from '../../../testing/samples.js';
import type { OwnHearing } from './api/own-hearings.js';

const pageOf = (items: OwnHearing[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });

const open = (
  { upcoming = [], past = [] }: { upcoming?: OwnHearing[]; past?: OwnHearing[] },
  api: Record<string, (request: never) => unknown> = {},
  language: 'en' | 'ar' = 'en',
) =>
  openPortal('/client-portal/hearings', {
    language,
    api: {
      'GET /cases/my/calendar-feed': () => ({ feed: null }),
      'GET /cases/my/hearings': ({ query }: { query: URLSearchParams }) =>
        pageOf(query.get('view') === 'past' ? past : upcoming),
      ...api,
    } as never,
  });

afterEach(cleanup);

describe('the hearings of a client', () => {
  it('D-076: upcoming stand first, then the past ones, in Beirut’s time, with what was published', async () => {
    await open({
      upcoming: [aHearing()],
      past: [
        aHearing({
          id: '64b0000000000000000000e2',
          wallTime: '2026-01-13T09:30',
          startsAt: '2026-01-13T07:30:00.000Z',
          state: 'held',
          outcomeSummary: 'The expert was named.',
        }),
      ],
    });
    expect(await screen.findByText('Tue 1 May 2096, 09:30 (Beirut)')).toBeTruthy();
    const past = within(await screen.findByRole('region', { name: 'Past' }));
    expect(past.getByText('The expert was named.')).toBeTruthy();
    expect(past.queryByRole('button', { name: 'I will attend' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('HEAR-02: says the way to the room as the directory of courts does, in the reader’s language', async () => {
    await open({ upcoming: [aHearing()] }, {}, 'ar');
    expect(await screen.findByText('الطابق الثاني، الجناح الشرقي')).toBeTruthy();
    expect(screen.queryByText('Second floor, east wing')).toBeNull();
  });

  it('PORT-05: says in which court room; one press says whether they come; the map is one press away', async () => {
    let said: unknown;
    await open(
      { upcoming: [aHearing()] },
      {
        'PUT /cases/my/hearings/:id/answer': (({ body }: { body: unknown }) => {
          said = body;
          return aHearing({ answer: 'translator' });
        }) as never,
      },
    );
    expect(await screen.findByText('Court room: 4')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'I need a translator' }));
    expect(said).toEqual({ answer: 'translator', note: '' });
    expect(screen.getByRole('link', { name: 'Map' }).getAttribute('href')).toContain('33.8792%2C35.5163');
  });

  it('none is another picture than one that could not be loaded (D-075)', async () => {
    await open({});
    expect(await screen.findByRole('heading', { name: 'No hearings scheduled.' })).toBeTruthy();
    cleanup();
    await open({}, { 'GET /cases/my/hearings': () => answerProblem('INTERNAL') });
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0);
    expect(screen.queryByText('No hearings scheduled.')).toBeNull();
  });

  it('is sound in Arabic', async () => {
    await open({ upcoming: [aHearing()] }, {}, 'ar');
    expect(await screen.findByText('الثلاثاء 1 أيار 2096، 09:30 (بتوقيت بيروت)')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('HEAR-06: makes a private calendar address, shows it this once, and asks before the address ends', async () => {
    const made: unknown[] = [];
    let [feed, ended]: [object | null, number] = [null, 0];
    const user = userEvent.setup();
    await open(
      {},
      {
        'GET /cases/my/calendar-feed': () => ({ feed }),
        'POST /cases/my/calendar-feed': (({ body }: { body: { discreet: boolean } }) => {
          made.push(body);
          feed = {
            id: '64b0000000000000000000f1',
            caseId: null,
            ...body,
            madeAt: '2026-05-12T07:00:00.000Z',
            lastReadAt: null,
          };
          return { feed, path: '/api/cases/calendars/secret.ics' };
        }) as never,
        'DELETE /cases/my/calendar-feed': () => {
          [feed, ended] = [null, ended + 1];
          return undefined;
        },
      },
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Only say when and where' }));
    await user.click(screen.getByRole('button', { name: 'Make a private address' }));
    expect(await screen.findByText(/\/api\/cases\/calendars\/secret\.ics$/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in the calendar program' }).getAttribute('href')).toMatch(/^webcal:/);
    expect(screen.getByText(/No calendar has read it yet/)).toBeTruthy();
    expect(made).toEqual([{ discreet: true }]);
    await user.click(screen.getByRole('button', { name: 'End the address' }));
    expect(ended).toBe(0);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End the address' }));
    expect(await screen.findByRole('button', { name: 'Make a private address' })).toBeTruthy();
    expect([ended, screen.queryByText(/secret/)]).toEqual([1, null]);
  });
});
