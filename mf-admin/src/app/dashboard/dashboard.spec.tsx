/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { anInvoiceRow } from '../../testing/money-records.js';
import { openPage } from '../../testing/open-page.js';
import { aLead, ENTERED } from '../../testing/records.js';

afterEach(cleanup);

const both = (text: string) => ({ en: text, ar: text });
const aFact = (id: string, validity: string, usedOn: object[]) => ({
  id,
  text: both(`Fact ${id}`),
  statute: both('Law 1'),
  validity,
  usedOn,
});
const LATE_LEAD = aLead({ respondBy: '2020-01-01T08:00:00.000Z' });
const counted = (total: number) => ({ items: [], total, exact: true, page: 1, limit: 1 });
const API: FakeApi = {
  'GET /chatbot/leads': () => ({ ...counted(3), items: [LATE_LEAD] }),
  'GET /billing/invoices': () => counted(2),
  'GET /billing/bill-questions': () => counted(0),
  'GET /billing/payment-proofs': () => counted(0),
  'GET /billing/expenses': () => counted(0),
  'GET /billing/time-entries': () => counted(0),
  'GET /cases/share-requests': () => counted(4),
  'GET /notifications/notices': ({ query }) => counted(query.get('state') === 'failed' ? 1 : 0),
  'GET /notifications/failed-jobs': () => ({
    ...counted(1),
    items: [{ queue: 'q', id: '1', name: 'n', reason: 'r', attempts: 3, failedAt: null }],
  }),
  'GET /notifications/alarms': () => counted(0),
  'GET /news/site/profile': () => ({ ...ENTERED, address: null }),
  'GET /news/site/publication': () => ({ published: true }),
  'GET /news/editing/facts': () => [aFact('a', 'expired', [{}]), aFact('b', 'expired', []), aFact('c', 'valid', [{}])],
};

/** Everything has been asked for before anything is drawn. */
const part = async (name: RegExp, text: string) => within(await screen.findByRole('region', { name })).getByText(text);

/** What editors work on. */
const MATTERS = [
  '/admin/cases',
  '/admin/documents',
  '/admin/trials',
  '/admin/requests',
  '/admin/share-requests',
  '/admin/tasks',
];
const MATTER_SETTINGS = [
  '/admin/settings/courts',
  '/admin/settings/deadlines',
  '/admin/settings/documents',
  '/admin/settings/requests',
  '/admin/settings/stages',
];
/** What lawyers and assistants do with money: they write down their time and what they spent. */
const OWN_MONEY = ['/admin/time', '/admin/expenses'];
const BOOKS = [
  '/admin/accounting',
  '/admin/bill-questions',
  '/admin/billing',
  '/admin/billing-plans',
  '/admin/billing-rates',
  '/admin/client-money',
  '/admin/payment-proofs',
  '/admin/service-types',
  '/admin/settings/closed-books',
  '/admin/settings/exchange-rates',
  '/admin/settings/payment-ways',
  '/admin/settings/vat-rates',
];
const MONEY = [...BOOKS, ...OWN_MONEY, '/admin/time/approval'];
const SITE = [
  '/admin/office',
  '/admin/site/pages',
  '/admin/site/facts',
  '/admin/site/questions',
  '/admin/news',
  '/admin/site/categories',
  '/admin/site/lawyers',
];

const tiles = async () => {
  await screen.findByRole('heading', { level: 1, name: 'Admin Dashboard' });
  return within(await screen.findByRole('region', { name: 'Areas' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
};

describe('the back office home', () => {
  it('OFF-01: leads an owner to every area and counts what waits there', async () => {
    const { container, requests } = await openPage('/admin', { api: API });
    expect(new Set(await tiles())).toEqual(
      new Set([
        '/admin/clients',
        '/admin/erasures',
        ...MATTERS,
        '/admin/conversations',
        '/admin/leads',
        '/admin/message-templates',
        '/admin/notices',
        ...MATTER_SETTINGS,
        ...MONEY,
        '/admin/roles',
        '/admin/audit',
        '/admin/settings',
        ...SITE,
        '/admin/security',
      ]),
    );
    expect(await part(/^Leads/, '3 waiting')).toBeTruthy();
    expect(await part(/^Notices/, '2 waiting')).toBeTruthy();
    // One expired fact is on the site; the other is nowhere.
    expect(await part(/^Legal facts/, '1 waiting')).toBeTruthy();
    expect(requests.find(({ path }) => path === '/chatbot/leads')?.query.get('waiting')).toBe('true');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('tells an owner of alarms: what, since when, what to do, until they say that they have seen it', async () => {
    const alarm = {
      id: '65f0c0ffee65f0c0ffee00b1',
      kind: 'session_ended',
      person: { id: '65f0c0ffee65f0c0ffee00c1', name: 'Rana Khoury', isClient: true },
      since: '2026-11-22T08:00:00.000Z',
      lastAt: '2026-11-22T08:00:00.000Z',
      state: 'open',
      acknowledgedBy: null,
    };
    const codes = { ...alarm, id: '65f0c0ffee65f0c0ffee00b2', kind: 'codes_exhausted', person: null };
    const earlier = Array.from({ length: 5 }, (_, place) => ({
      ...codes,
      id: String(place).padStart(24, '0'),
    }));
    let alarms: object[] = [alarm, { ...codes, state: 'acknowledged', acknowledgedBy: 'Karim Haddad' }, ...earlier];
    const { container, requests } = await openPage('/admin', {
      api: {
        ...API,
        'GET /notifications/alarms': ({ query }) => {
          const [page, limit] = [Number(query.get('page')), Number(query.get('limit'))];
          const items = alarms.slice((page - 1) * limit, page * limit);
          return { items, total: alarms.length, exact: true, page, limit };
        },
        [`POST /notifications/alarms/${alarm.id}/acknowledge`]: () => {
          alarms = [];
          return null;
        },
      },
    });
    const section = within(await screen.findByRole('region', { name: 'Alarms' }));
    expect(section.getByText('Rana Khoury was signed out for trying documents of others')).toBeTruthy();
    // Today's work is below: more are shown when asked for.
    expect(section.getAllByText(/^Since .*2026/)).toHaveLength(5);
    await userEvent.click(section.getByRole('button', { name: 'Show older lines' }));
    await waitFor(() => expect(section.getAllByText(/^Since .*2026/)).toHaveLength(7));
    expect(section.getByText(/Seen by Karim Haddad/)).toBeTruthy();
    expect(section.getByRole('link', { name: 'Open the client' }).getAttribute('href')).toBe(
      '/admin/client-details/65f0c0ffee65f0c0ffee00c1',
    );
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.click(section.getByRole('button', { name: /^Mark as seen: Rana Khoury/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Alarms' })).toBeNull());
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('says that alarms are not known when they cannot be asked for', async () => {
    await openPage('/admin', { api: { ...API, 'GET /notifications/alarms': () => answerProblem('UNAVAILABLE') } });
    expect(await screen.findByText('Whether there are alarms cannot be told now.')).toBeTruthy();
  });

  it('asks for no alarms on behalf of others than owners', async () => {
    const { requests } = await openPage('/admin', { api: API, person: { roles: ['admin'] } });
    await tiles();
    expect(requests.filter(({ path }) => path === '/notifications/alarms')).toEqual([]);
  });

  it.each([
    [
      'admin',
      [
        '/admin/clients',
        ...MATTERS,
        '/admin/conversations',
        '/admin/leads',
        '/admin/message-templates',
        '/admin/notices',
        ...MATTER_SETTINGS,
        ...MONEY,
        '/admin/audit',
        ...SITE,
      ],
    ],
    [
      'lawyer',
      ['/admin/clients', '/admin/conversations', '/admin/leads', ...MATTERS, ...OWN_MONEY, '/admin/settings/courts'],
    ],
    ['assistant', ['/admin/clients', '/admin/conversations', ...MATTERS, ...OWN_MONEY, '/admin/leads']],
    ['intake', ['/admin/conversations', '/admin/leads', '/admin/tasks']],
    ['accountant', ['/admin/clients', ...BOOKS, '/admin/expenses']],
    ['editor', SITE.filter((path) => path !== '/admin/office')],
  ] as const)('D-025: shows a person in the role %s their areas only', async (role, expected) => {
    await openPage('/admin', { api: API, person: { roles: [role] } });
    expect((await tiles()).sort()).toEqual([...expected, '/admin/security'].sort());
  });

  it('shows the way everywhere even when nothing could be counted', async () => {
    const broken = () => answerProblem('FORBIDDEN');
    await openPage('/admin', { api: Object.fromEntries(Object.keys(API).map((route) => [route, broken])) });
    expect(await tiles()).toHaveLength(10 + MATTERS.length + MATTER_SETTINGS.length + MONEY.length + SITE.length);
    expect(screen.queryByText(/waiting/)).toBeNull();
  });

  it('OFF-01: says of each thing that waits what it is, whether it is late, and the one thing to do about it', async () => {
    await openPage('/admin', { api: API });
    const leads = within(await screen.findByRole('region', { name: /^Leads/ }));
    expect(leads.getByText('Overdue')).toBeTruthy();
    expect(leads.getByRole('link', { name: /^Answer.*Omar Daher/ }).getAttribute('href')).toBe(
      `/admin/leads/${aLead().id}`,
    );
    expect(leads.getByRole('link', { name: '2 more' }).getAttribute('href')).toBe('/admin/leads');
  });

  it('OFF-01: asks first for what has waited longest where a list begins otherwise', async () => {
    const { requests } = await openPage('/admin', {
      api: {
        ...API,
        'GET /billing/expense-totals': () => ({
          thisMonth: null,
          thisYear: null,
          waiting: [],
          billable: [],
          toDecide: 1,
        }),
        'GET /chatbot/conversations': () => counted(6),
      },
    });
    expect(await part(/^Conversations/, '6 waiting')).toBeTruthy();
    const sortOf = (path: string) => requests.find((request) => request.path === path)?.query.get('sort');
    await waitFor(() => expect(sortOf('/billing/expenses')).toBe('day'));
    expect([sortOf('/chatbot/conversations'), sortOf('/chatbot/leads')]).toEqual(['lastAt', 'respondBy']);
  });

  it('OFF-01: drafts that nobody issued are counted, and one line leads to all of them', async () => {
    const draft = anInvoiceRow({ state: 'draft', number: null, issueDate: '2026-05-04' });
    await openPage('/admin', {
      api: {
        ...API,
        'GET /billing/invoices': ({ query }) =>
          query.get('state') === 'draft'
            ? { ...counted(12), items: [draft] }
            : { ...counted(1), items: [anInvoiceRow()] },
      },
    });
    const bills = within(await screen.findByRole('region', { name: /^Billing Management/ }));
    expect(bills.getByText('12 drafts are not issued yet')).toBeTruthy();
    expect(bills.getByText(/^The earliest is dated 4 May 2026/)).toBeTruthy();
    expect(bills.getByRole('link', { name: /^Look at them/ }).getAttribute('href')).toBe('/admin/billing?state=draft');
    expect(bills.getByText('13')).toBeTruthy();
    expect(bills.queryByRole('link', { name: /more/ })).toBeNull();
  });

  it('says so when nothing waits, and does not say it when nobody could be asked', async () => {
    const nothing: FakeApi = {
      ...API,
      'GET /billing/invoices': () => counted(0),
      'GET /chatbot/leads': () => counted(0),
      'GET /cases/share-requests': () => counted(0),
      'GET /notifications/notices': () => counted(0),
      'GET /notifications/failed-jobs': () => counted(0),
      'GET /news/site/profile': () => ({ ...ENTERED, address: {} }),
      'GET /news/site/publication': () => ({ published: true }),
      'GET /news/editing/facts': () => [],
    };
    await openPage('/admin', { api: nothing });
    expect(await screen.findByText('Nothing is overdue and nothing waits for you.')).toBeTruthy();
    cleanup();
    const broken = () => answerProblem('UNAVAILABLE');
    await openPage('/admin', { api: Object.fromEntries(Object.keys(API).map((route) => [route, broken])) });
    expect(await screen.findByText(/could not be asked for just now/)).toBeTruthy();
    expect(screen.queryByText(/nothing waits/)).toBeNull();
  });

  it('is written in Arabic too', async () => {
    await openPage('/admin', { api: API, language: 'ar' });
    expect(await screen.findByRole('heading', { level: 1, name: 'لوحة الإدارة' })).toBeTruthy();
    expect(await screen.findByText('3 عناصر بالانتظار')).toBeTruthy();
  });

  it('F-8: says that more wait than were counted', async () => {
    const api = { ...API, 'GET /chatbot/leads': () => ({ ...counted(1000), exact: false }) };
    await openPage('/admin', { api });
    expect(await screen.findByText('more than 1,000 waiting')).toBeTruthy();
  });
});
