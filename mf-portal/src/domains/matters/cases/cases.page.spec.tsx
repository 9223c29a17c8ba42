/**
 * @jest-environment jsdom
 */
import { answerProblem, type ShellOptions } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import {
  aBill,
  aCase,
  aDocument,
  aHearing,
  aLine,
  aReceipt,
  aRequest,
  documentsPage,
  pageOf,
  RANA,
} from '../../../testing/samples.js';

const open = (answer: () => unknown) => openPortal('/client-portal/cases', { api: { 'GET /cases/my/cases': answer } });

afterEach(cleanup);

describe('My Cases', () => {
  it('PORT-01: stands among the views, each with an address of its own', async () => {
    await open(() => [aCase()]);
    expect(screen.getByRole('heading', { level: 1, name: 'My Cases' })).toBeTruthy();
    const views = screen.getByRole('navigation', { name: 'Client Portal views' });
    expect(
      within(views)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Home', '/client-portal'],
      ['My Cases', '/client-portal/cases'],
      ['Documents', '/client-portal/documents'],
      ['Hearings', '/client-portal/hearings'],
      ['Billing', '/billing'],
      ['Messages', '/client-portal/messages'],
      ['Profile', '/client-portal/profile'],
    ]);
    expect(within(views).getByRole('link', { current: 'page' }).textContent).toBe('My Cases');
  });

  it('D-077: a case shows its stage, next step, next date, who is responsible and the last update', async () => {
    await open(() => [aCase()]);
    const line = (await screen.findByRole('list', { name: 'My Cases' })).textContent ?? '';
    for (const part of [
      'Case #2026/LAB/014',
      'Active',
      'Compensation after a dismissal.',
      'Exchange of submissions',
      'Reply to the defence',
      '12 May 2026, 09:30 (Beirut)',
      'Maya Saliba, Nadim Haddad',
      '10 January 2026',
      '2 April 2026',
    ]) {
      expect(line).toContain(part);
    }
    expect(await axeFaults()).toEqual([]);
  });

  it('shows what is under way first, and a status it does not know as it is', async () => {
    const odd = { ...aCase({ id: '4', title: 'Odd' }), status: 'suspended' };
    await open(() => [
      aCase({ id: '1', title: 'Closed one', status: 'closed' }),
      odd,
      aCase({ id: '2', title: 'Pending one', status: 'pending' }),
      aCase({ id: '3', title: 'Active one' }),
    ]);
    const titles = (await screen.findAllByRole('heading', { level: 2 })).map((heading) => heading.textContent);
    expect(titles).toEqual(['Active one', 'Odd', 'Pending one', 'Closed one']);
    expect(screen.getByText('suspended')).toBeTruthy();
  });

  it('D-018: somebody without a case reads what happens next', async () => {
    await open(() => []);
    expect(await screen.findByRole('heading', { name: 'No cases found.' })).toBeTruthy();
    expect(screen.getByText(/When the firm opens a case for you, it appears here/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Free Consultation' }).getAttribute('href')).toBe('/consultation');
    expect(screen.getAllByRole('link', { name: /^Call/ })[0]?.getAttribute('href')).toBe('tel:+9611000000');
    expect(await axeFaults()).toEqual([]);
  });

  it('says that it is loading', async () => {
    await open(() => new Promise(() => undefined));
    expect(screen.getAllByText('Loading your information...').length).toBeGreaterThan(0);
  });

  it('D-075: a failure of the service is an alert with Retry, after a second try of its own', async () => {
    const shell = await open(() => answerProblem('UNAVAILABLE'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not load your cases');
    expect(alert.textContent).toContain('a1b2c3');
    expect(screen.queryByText('No cases found.')).toBeNull();
    expect(shell.requests.filter(({ path }) => path === '/cases/my/cases')).toHaveLength(2);
    expect(await axeFaults()).toEqual([]);
  });

  it('D-075: no permission is told apart from nothing and from a failure', async () => {
    await open(() => answerProblem('FORBIDDEN'));
    expect((await screen.findByRole('alert')).textContent).toContain('This page is for clients of the firm');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });
});

describe('one case', () => {
  const api: NonNullable<ShellOptions['api']> = {
    'GET /cases/my/cases/:id': () => aCase(),
    'GET /cases/my/documents': () => documentsPage(aDocument({ title: 'Statement of claim' })),
    'GET /cases/my/requests': () => [],
    'GET /billing/own/cases/:id/money': () => [],
    'GET /billing/own/invoices': () => pageOf(),
    'GET /billing/own/payments': () => pageOf(),
    'GET /cases/my/hearings': ({ query }: { query: URLSearchParams }) => ({
      items: query.get('view') === 'past' ? [] : [aHearing()],
      ...{ total: 1, exact: true, page: 1, limit: 20 },
    }),
    'GET /cases/my/timeline': ({ query }: { query: URLSearchParams }) => ({
      items: query.get('kind') === 'document' ? [aLine()] : [],
      next: null,
    }),
  };

  it('PORT-02: shows stage with its usual time and checklist, who is waited for, hearings, documents and what happened, of this case only', async () => {
    const shell = await openPortal('/client-portal/cases/64b0000000000000000000c1', { api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Khoury v. Cedar Logistics SAL' })).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Statement of claim' })).toBeTruthy();
    expect(screen.getByText(/usually 12 to 40 weeks/)).toBeTruthy();
    expect(screen.getByText('Answer our questions')).toBeTruthy();
    const hearings = within(await screen.findByRole('region', { name: 'Hearings' }));
    expect(await hearings.findByRole('heading', { level: 3, name: 'Hearing of witnesses' })).toBeTruthy();
    expect(hearings.getByRole('link', { name: 'Map' })).toBeTruthy();
    const happened = within(await screen.findByRole('region', { name: 'What happened' }));
    expect(await happened.findByRole('link', { name: 'Document shared: Statement of claim' })).toBeTruthy();
    await userEvent.click(happened.getByRole('button', { name: 'Hearings' }));
    expect(await happened.findByText('Nothing has happened yet.')).toBeTruthy();
    const asked = shell.requests.filter(({ path }) =>
      /(my\/(documents|hearings|timeline)|own\/(invoices|payments))$/.test(path),
    );
    expect(new Set(asked.map(({ query }) => query.get('caseId')))).toEqual(new Set(['64b0000000000000000000c1']));
    expect(await axeFaults()).toEqual([]);
  });

  it('BILL-11: says what the case costs, currency by currency; where billing is away, only that is missing', async () => {
    const money = { currency: 'USD', invoicedMinor: 60_000, paidMinor: 20_000, openMinor: 40_000, heldMinor: 5_000 };
    const path = '/client-portal/cases/64b0000000000000000000c1';
    await openPortal(path, { api: { ...api, 'GET /billing/own/cases/:id/money': () => [money] } });
    const cost = within(await screen.findByRole('region', { name: 'What this case costs' }));
    for (const text of ['USD 600.00', 'USD 200.00', 'USD 400.00', 'USD 50.00'])
      expect(cost.getByText(text)).toBeTruthy();
    cleanup();
    await openPortal(path, { api: { ...api, 'GET /billing/own/cases/:id/money': () => answerProblem('UNAVAILABLE') } });
    expect(await screen.findByText('We could not load what this case costs.')).toBeTruthy();
    expect(await screen.findByRole('link', { name: 'Statement of claim' })).toBeTruthy();
  });

  it('PORT-07: says what is needed of the client for this case, and leads there', async () => {
    const own = aRequest();
    const other = aRequest({ id: '64b0000000000000000000b9', caseId: '64b0000000000000000000c9' });
    await openPortal('/client-portal/cases/64b0000000000000000000c1', {
      api: { ...api, 'GET /cases/my/requests': () => [own, other] },
    });
    const need = within(await screen.findByRole('region', { name: 'What we need from you' }));
    expect(need.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/client-portal/requests/64b0000000000000000000b1',
    ]);
  });

  it('PORT-03: all updates of all cases stand on one page, and say of which case they are', async () => {
    await openPortal('/client-portal/updates', { api });
    expect(await screen.findByRole('link', { name: 'Document shared: Statement of claim' })).toBeTruthy();
    expect(screen.getByText('Khoury v. Cedar Logistics SAL')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('PORT-03: bills and receipts stand among what happened, by the day they say, and can be looked at alone', async () => {
    const withMoney = {
      ...api,
      'GET /billing/own/invoices': () =>
        pageOf(aBill(), aBill({ id: 'f2', number: 'INV-0001', state: 'void', issueDate: '2026-03-01' })),
      'GET /billing/own/payments': () => pageOf(aReceipt()),
    };
    await openPortal('/client-portal/updates', { api: withMoney });
    await screen.findByRole('link', { name: 'Invoice INV-202604-0007' });
    const entries = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(entries().filter((text) => text.includes('Cedar') || text.includes('Receipt'))).toEqual([
      '29 April 2026 Invoice INV-202604-0007USD 111.00 · Due 29 May 2026 · Khoury v. Cedar Logistics SALBills',
      '10 April 2026 Receipt REC-202604-0003USD 40.00Payments',
      expect.stringMatching(/^1 April 2026 13:00 \(Beirut\)Document shared/),
      '1 March 2026 Invoice INV-0001 is void: nothing is to be paid on itUSD 111.00 · Khoury v. Cedar Logistics SALBills',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Payments' }));
    expect(await screen.findByRole('link', { name: 'Receipt REC-202604-0003' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Invoice INV-202604-0007' })).toBeNull();
    expect(await axeFaults()).toEqual([]);
  });

  it('PORT-10: a delegate who was not named for billing is shown no bills, and none are asked for', async () => {
    const actingFor = {
      ...{ delegationId: 'd1', clientId: 'c1', clientName: 'Karim Mansour', caseIds: null },
      ...{ scopes: ['hearings' as const], endsAt: '2096-12-31T21:59:59.000Z' },
    };
    const session = { status: 'person' as const, person: { ...RANA, actingFor } };
    const shell = await openPortal('/client-portal/updates', { api, session });
    expect(await screen.findByRole('button', { name: 'Hearings' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Bills' })).toBeNull();
    expect(shell.requests.filter(({ path }) => path.startsWith('/billing/own/invoices'))).toEqual([]);
  });

  it('the usual time of a stage is said as people say it', async () => {
    const stage = (from: number, to: number) => ({ ...aCase().stage, weeks: { from, to } }) as never;
    const path = '/client-portal/cases/64b0000000000000000000c1';
    const openWith = (from: number, to: number, language: 'en' | 'ar') =>
      openPortal(path, {
        language,
        api: { ...api, 'GET /cases/my/cases/:id': () => aCase({ stage: stage(from, to) }) },
      });
    await openWith(4, 4, 'en');
    expect(await screen.findByText(/usually 4 weeks/)).toBeTruthy();
    cleanup();
    await openWith(2, 4, 'ar');
    expect(await screen.findByText(/تستغرق عادةً من 2 إلى 4 أسابيع/)).toBeTruthy();
  });

  it("D-074: somebody else's is not found, like one that does not exist", async () => {
    await openPortal('/client-portal/cases/64b0000000000000000000ff', {
      api: { ...api, 'GET /cases/my/cases/:id': () => answerProblem('NOT_FOUND') },
    });
    expect(await screen.findByText('Oops! Page not found')).toBeTruthy();
  });
});

it('I18-06: in Arabic, dates and lists are Arabic', async () => {
  await openPortal('/client-portal/cases', { language: 'ar', api: { 'GET /cases/my/cases': () => [aCase()] } });
  const line = (await screen.findByRole('list', { name: 'قضاياي' })).textContent ?? '';
  expect(line).toContain('12 أيار 2026، 09:30 (بتوقيت بيروت)');
  expect(line).toContain('Maya Saliba، Nadim Haddad');
  expect(line).toContain('مجلس العمل التحكيمي في بيروت');
});
