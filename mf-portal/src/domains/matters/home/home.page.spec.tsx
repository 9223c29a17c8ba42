/**
 * @jest-environment jsdom
 */
import type { OwnProfile } from '@diwan/contracts/people/profile/http';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import { aBill, aCase, aHearing, aLine, aReceipt, pageOf } from '../../../testing/samples.js';
import type { UnreadDocuments } from '../documents/api/own-documents.js';

const PROFILE: OwnProfile = {
  name: 'Rana Khoury',
  phone: '+96170000001',
  whatsappNumber: null,
  whatsappVerified: true,
  emailVerified: false,
  email: null,
  address: null,
  language: 'en',
  version: 1,
};
const ACCOUNT = {
  ...{ outstanding: [], unpaidInvoices: 0, paid: [], payments: 0, credit: [], funds: [] },
};
const NOW = new Date('2026-05-01T08:00:00.000Z');

const hearings = (...items: ReturnType<typeof aHearing>[]) => ({
  ...{ items, total: items.length, exact: true, page: 1, limit: 20 },
});

const unread = (more: Partial<UnreadDocuments> = {}): UnreadDocuments => ({
  endings: [],
  fresh: { total: 0, items: [] },
  ...more,
});
const open = (api: Record<string, () => unknown> = {}, language: 'en' | 'ar' = 'en') =>
  openPortal('/client-portal', {
    language,
    api: {
      'GET /cases/my/cases': () => [aCase({ updatedAt: '2026-03-01T10:00:00.000Z' })],
      'GET /cases/my/unread-documents': () => unread(),
      'GET /identity/my/profile': () => PROFILE,
      'GET /cases/my/requests': () => [],
      'GET /cases/my/hearings': () => hearings(),
      'GET /cases/my/timeline': () => ({ items: [], next: null }),
      'GET /billing/own/account': () => ACCOUNT,
      'GET /billing/own/invoices': () => pageOf(),
      'GET /billing/own/payments': () => pageOf(),
      'GET /identity/my/mandates': () => [],
      'POST /cases/my/visits': () => ({ since: '2026-04-20T10:00:00.000Z' }),
      ...api,
    },
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'performance'] });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the first screen of the portal', () => {
  it('PORT-01: greets by name, answers one question after the other, then shows the cases', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Client Portal' })).toBeTruthy();
    expect(screen.getByText('Welcome, Rana Khoury')).toBeTruthy();
    expect((await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)).toEqual([
      'What happens next',
      'What we need from you',
      'What it costs',
      'What is new',
      'My Cases',
    ]);
    expect(screen.getByRole('list', { name: 'My Cases' })).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('says what happens next with its day and time in Beirut, the soonest first; what has passed is not next', async () => {
    await open({
      'GET /cases/my/cases': () => [
        aCase({ id: 'past', nextStep: 'Over', nextDate: '2026-04-01T08:00:00.000Z' }),
        aCase({ id: 'late', nextStep: 'Judgment', nextDate: '2026-06-02T07:00:00.000Z' }),
        aCase({ id: 'soon' }),
        aCase({ id: 'open', nextStep: 'Waiting for the registry', nextDate: null }),
        aCase({ id: 'shut', nextStep: 'Nothing', nextDate: null, status: 'closed' }),
      ],
    });
    const next = await part('What happens next');
    expect(next.getByText('Tuesday 12 May 2026, 09:30 (Beirut)')).toBeTruthy();
    expect(next.getByText('Reply to the defence')).toBeTruthy();
    const later = next.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(later).toEqual(['Judgment2 June 2026, 10:00 (Beirut)', 'Waiting for the registryNo date yet']);
  });

  it('asks for what is really missing: an unverified number, a document whose access ends unread', async () => {
    await open({
      'GET /identity/my/profile': () => ({ ...PROFILE, whatsappNumber: '+33612345678', whatsappVerified: false }),
      'GET /cases/my/unread-documents': () =>
        unread({
          endings: [{ id: '64b0000000000000000000d1', title: 'Offer', endsAt: '2026-05-20T20:59:00.000Z' }],
        }),
    });
    const links = (await part('What we need from you')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Verify your WhatsApp number', '/client-portal/profile'],
      ['Read “Offer” before 20 May 2026, 23:59 (Beirut)', '/documents/64b0000000000000000000d1'],
    ]);
  });

  it('PORT-01: the next date is the court’s: where it is, the stage in plain words, and whether they come, asked right there', async () => {
    const soon = { wallTime: '2026-05-05T09:30', startsAt: '2026-05-05T06:30:00.000Z' };
    let said: unknown;
    await open({
      'GET /cases/my/hearings': () => hearings(aHearing(soon)),
      'PUT /cases/my/hearings/:id/answer': (({ body }: { body: unknown }) => {
        said = body;
        return aHearing({ ...soon, answer: 'attending' });
      }) as never,
    });
    const next = await part('What happens next');
    expect(next.getByText('Tue 5 May 2026, 09:30 (Beirut)')).toBeTruthy();
    expect(next.getByText('Arbitral Labour Council, Beirut')).toBeTruthy();
    expect(next.getByText(/Both sides write to the court in turn/)).toBeTruthy();
    expect(next.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Reply to the defence12 May 2026, 09:30 (Beirut)',
    ]);
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(next.getByRole('button', { name: 'I will attend' }));
    expect(said).toEqual({ answer: 'attending', note: '' });
    expect(await axeFaults()).toEqual([]);
  });

  it('a next date on the day of a hearing of the same case is said once; a hearing that was cancelled is not next', async () => {
    await open({
      'GET /cases/my/hearings': () =>
        hearings(
          aHearing({ id: '64b0000000000000000000e9', state: 'cancelled', startsAt: '2026-05-02T06:30:00.000Z' }),
          aHearing({ wallTime: '2026-05-12T09:30', startsAt: '2026-05-12T06:30:00.000Z' }),
        ),
    });
    const next = await part('What happens next');
    expect(next.getByText('Tue 12 May 2026, 09:30 (Beirut)')).toBeTruthy();
    expect(next.queryAllByRole('listitem')).toEqual([]);
  });

  it('asks to read what was never opened, and leads to the rest', async () => {
    const items = [1, 2, 3].map((number) => ({
      ...{ id: `64b0000000000000000000f${number}`, title: `Paper ${number}`, sharedAt: '2026-01-12T10:00:00.000Z' },
    }));
    await open({ 'GET /cases/my/unread-documents': () => unread({ fresh: { total: 5, items } }) });
    const need = await part('What we need from you');
    expect(need.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['Read “Paper 1”', 'Read “Paper 2”', 'Read “Paper 3”', '2 more documents'],
    ]);
  });

  it('says what happened last, and marks what came since the visit before', async () => {
    await open({
      'GET /cases/my/timeline': () => ({
        items: [
          aLine({
            id: '64b000000000000000000101',
            title: { en: 'Expert report', ar: 'تقرير' },
            at: '2026-04-28T10:00:00.000Z',
          }),
          aLine({ id: '64b000000000000000000102', title: { en: 'Old', ar: 'قديم' }, at: '2026-04-01T10:00:00.000Z' }),
        ],
        next: null,
      }),
    });
    const news = await part('New since 20 April 2026');
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Document shared: Expert reportNew28 April 2026 · Khoury v. Cedar Logistics SAL',
      'Document shared: Old1 April 2026 · Khoury v. Cedar Logistics SAL',
    ]);
    expect(news.getByRole('link', { name: 'Everything that happened' }).getAttribute('href')).toBe(
      '/client-portal/updates',
    );
  });

  it('PORT-03: bills and receipts are news by when they came, whatever day they say; without them the rest stands', async () => {
    const bills = {
      'GET /cases/my/timeline': () => ({ items: [aLine({ at: '2026-04-25T10:00:00.000Z' })], next: null }),
      'GET /billing/own/payments': () => pageOf(aReceipt()),
    };
    await open({
      ...bills,
      'GET /billing/own/invoices': () => pageOf(aBill({ issueDate: '2026-04-01' })),
    });
    const news = await part('New since 20 April 2026');
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Invoice INV-202604-0007New29 April 2026 · USD 111.00 · Due 29 May 2026 · Khoury v. Cedar Logistics SAL',
      'Document shared: Statement of claimNew25 April 2026 · Khoury v. Cedar Logistics SAL',
      'Receipt REC-202604-000310 April 2026 · USD 40.00',
    ]);
    expect(news.getByRole('link', { name: 'Invoice INV-202604-0007' }).getAttribute('href')).toBe(
      '/billing/invoices/64b0000000000000000000f1',
    );
    cleanup();
    await open({ ...bills, 'GET /billing/own/invoices': () => answerProblem('FORBIDDEN') });
    const others = await part('New since 20 April 2026');
    expect(others.getByText('Bills and payments could not be checked.')).toBeTruthy();
    expect(others.getAllByRole('listitem')).toHaveLength(1);
  });

  it('PORT-01, C4: what it costs so far is what is open, owed back and was paid, currency by currency', async () => {
    const money = (amountMinor: number, currency: string) => ({ amountMinor, currency });
    await open({
      'GET /billing/own/account': () => ({
        ...{ ...ACCOUNT, outstanding: [money(7_100, 'USD')], unpaidInvoices: 1 },
        ...{ paid: [money(4_000, 'USD'), money(900_000, 'LBP')], credit: [money(-5_000, 'USD')] },
      }),
    });
    const cost = await part('What it costs');
    const sums = cost.getAllByText(/so far|open, on|pay back/).map(({ textContent }) => textContent);
    const back = 'USD 50.00 to pay back: credit that was paid out to you';
    expect(sums).toEqual(['USD 71.00 open, on 1 invoice', back, 'USD 40.00 · LBP 900,000 paid so far']);
    cleanup();
    await open();
    expect((await part('What it costs')).queryByText(/paid so far/)).toBeNull();
  });

  it('D-075: a question that could not be answered says so; it never looks like nothing', async () => {
    await open({
      'GET /identity/my/profile': () => answerProblem('FORBIDDEN'),
      'POST /cases/my/visits': () => answerProblem('UNAVAILABLE'),
      'GET /cases/my/hearings': () => answerProblem('UNAVAILABLE'),
    });
    expect((await part('What we need from you')).getByText(/could not check this/)).toBeTruthy();
    expect((await part('What happens next')).getByText(/could not check your hearings/)).toBeTruthy();
    expect((await part('What is new')).getByText(/could not check what is new/)).toBeTruthy();
    expect(screen.queryByText('Nothing at the moment. If we need something, it stands here.')).toBeNull();
  });

  it('somebody without a case is told what happens next instead', async () => {
    await open({ 'GET /cases/my/cases': () => [] });
    expect(await screen.findByRole('heading', { name: 'No cases found.' })).toBeTruthy();
    expect(screen.queryByText('What happens next')).toBeNull();
  });

  it('Logout is in the menu of the person', async () => {
    const shell = await open();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button', { name: 'Rana Khoury: your account' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(shell.signedOut()).toBe(true);
  });

  it('is sound in Arabic', async () => {
    await open({}, 'ar');
    expect((await part('ما الخطوة التالية')).getByText('الثلاثاء 12 أيار 2026، 09:30 (بتوقيت بيروت)')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});

describe('PORT-10: whoever was named by another client', () => {
  const mandate = (clientName: string, state: string) => ({
    ...{
      id: clientName.slice(0, 1).repeat(24).toLowerCase(),
      name: 'Lea Tannous',
      relation: 'sister',
      clientName,
      state,
    },
    ...{ scopes: ['documents'], caseIds: null, lastDay: '2026-12-31', phone: '+96170000006' },
    ...{ createdAt: '2026-04-01T08:00:00.000Z', acceptedAt: null },
  });

  it('finds the file on their own home though they have no case, and where to answer to another', async () => {
    await open({
      'GET /cases/my/cases': () => [],
      'GET /identity/my/mandates': () => [
        mandate('Adele Haddad', 'active'),
        mandate('Bassam Aoun', 'invited'),
        mandate('Carla Saad', 'revoked'),
      ],
    });
    const files = await part('Files you may look at');
    expect(files.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Adele Haddad'),
      expect.stringContaining('Bassam Aoun'),
    ]);
    expect(files.getByRole('button', { name: 'Look at the file' })).toBeTruthy();
    expect(files.getByRole('link', { name: 'Answer' }).getAttribute('href')).toBe('/client-portal/delegates');
    expect(await axeFaults()).toEqual([]);
  });

  it('everybody else sees nothing of it', async () => {
    await open({ 'GET /cases/my/cases': () => [] });
    await screen.findByText('No cases found.');
    expect(screen.queryByText('Files you may look at')).toBeNull();
  });
});
