/**
 * @jest-environment jsdom
 */
import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aLead } from '../../../testing/records.js';
import type { Lead } from './api/list-leads.js';

afterEach(cleanup);

const LIST = 'GET /chatbot/leads';
const RECORD = 'GET /chatbot/leads/:id';
const RECORD_PATH = `/admin/leads/${aLead().id}`;
const OWNERS = 'GET /chatbot/lead-owners';

beforeAll(async () => {
  // Where a line leads: a page that was never opened would be drawn before it is here.
  await openPage(RECORD_PATH);
  cleanup();
});
/** The record of a lead to which nothing has happened. */
const recordOf = (lead: Lead, more: Partial<LeadRecord> = {}): LeadRecord => ({
  ...lead,
  timeline: [],
  samePhone: [],
  ...more,
});
const around = (lead: Lead): FakeApi => ({ [RECORD]: () => recordOf(lead), [OWNERS]: () => [] });

describe('leads', () => {
  it('D-115: shows each with how to answer, by when, and what is late', async () => {
    const later = aLead({ id: '64b0000000000000000000f2', firstName: 'Lea', respondBy: '2999-01-01T10:00:00.000Z' });
    const { container } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([aLead(), later]) } });
    const row = within(await screen.findByRole('row', { name: /Omar Daher/ }));
    for (const text of ['L-2026-0042', 'Family Law', 'New', 'Overdue', '2 January 2026, 12:00 (Beirut)']) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(row.getByText(`${'m'.repeat(100)}…`)).toBeTruthy();
    expect(row.getByRole('link', { name: '+961 71 234 567' }).getAttribute('href')).toBe('tel:+96171234567');
    expect(row.getByRole('link', { name: /WhatsApp/ }).getAttribute('href')).toBe('https://wa.me/96171234567');
    expect(within(screen.getByRole('row', { name: /Lea Daher/ })).queryByText('Overdue')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('OFF-07: several are chosen by keyboard and marked at once; those that failed are named', async () => {
    const asked: string[] = [];
    const lea = aLead({ id: '64b0000000000000000000f2', firstName: 'Lea' });
    const { user, toasts } = await openPage('/admin/leads', {
      api: {
        [LIST]: () => pageOf([aLead(), lea]),
        'POST /chatbot/leads/:id/answer': ({ path }) => {
          const id = path.split('/').at(-2) ?? '';
          asked.push(id);
          return id === lea.id ? answerProblem('CONFLICT') : aLead({ status: 'contacted' });
        },
      },
    });
    await screen.findByRole('row', { name: /Omar Daher/ });
    await user.keyboard('jxjx');
    expect(screen.getByText('2 chosen')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed for Lea Daher'));
    expect(asked).toEqual([aLead().id, lea.id]);
    expect(screen.queryByText('2 chosen')).toBeNull();
  });

  it('an answered one is not late', async () => {
    await openPage('/admin/leads', { api: { [LIST]: () => pageOf([aLead({ status: 'contacted' })]) } });
    await screen.findByRole('row', { name: /Omar Daher/ });
    expect(screen.queryByText('Overdue')).toBeNull();
  });

  it('OFF-07: leads to the record, which shows the whole message', async () => {
    const { user, location } = await openPage('/admin/leads', {
      api: { ...around(aLead()), [LIST]: () => pageOf([aLead()]) },
    });
    await user.click(await screen.findByRole('link', { name: 'Omar Daher' }));
    expect(await screen.findByText(`${'m'.repeat(100)} and more`)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'omar@example.com' })).toBeTruthy();
    expect(location()).toBe(RECORD_PATH);
  });

  const ANSWER = 'POST /chatbot/leads/:id/answer';
  const answered = { at: '2026-01-02T08:30:00.000Z', by: { id: '64b0000000000000000000a1', name: 'Maya Khoury' } };
  /** A service with one new lead that can be answered; `status` narrows the list as the service does. */
  const answerable = (): FakeApi => {
    let lead = aLead();
    return {
      [RECORD]: () => recordOf(lead),
      [OWNERS]: () => [],
      [LIST]: ({ query }) => pageOf([lead].filter(({ status }) => status === (query.get('status') ?? status))),
      [ANSWER]: () => {
        lead = aLead({ status: 'contacted', answered, version: 1 });
        return lead;
      },
    };
  };
  const openMenu = async (user: UserEvent) =>
    user.click(await screen.findByRole('button', { name: 'Actions for Omar Daher' }));

  it('D-031: the record is marked as answered, says by whom and when, and keeps the focus', async () => {
    const { user, toasts, requests, container } = await openPage(RECORD_PATH, { api: answerable() });
    const button = await screen.findByRole('button', { name: 'Mark as answered' });
    await screen.findByText('Received');
    await user.click(button);
    expect(await screen.findByText('Maya Khoury')).toBeTruthy();
    expect(screen.getByText('2 January 2026, 10:30 (Beirut)')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
    expect(screen.queryByText('Overdue')).toBeNull();
    expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([
      { path: '/chatbot/leads/64b0000000000000000000f1/answer' },
    ]);
    expect(toasts.at(-1)?.description).toBe('The lead is marked as answered');
    const moves = screen.getByRole('button', { name: 'Move to another state' });
    await waitFor(() => expect(document.activeElement?.contains(moves)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-031: a row that leaves the list when it is answered leaves the focus to the list', async () => {
    const { user } = await openPage('/admin/leads?status=new', { api: answerable() });
    await openMenu(user);
    await user.click(screen.getByRole('menuitem', { name: 'Mark as answered' }));
    const empty = await screen.findByRole('heading', { name: 'No lead has this status' });
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement?.contains(empty)).toBe(true);
  });

  it('D-031: while it is under way it is said, and a second press sends nothing', async () => {
    let finish = () => {};
    const pending = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const service = answerable();
    const slow: FakeApi = { ...service, [ANSWER]: (request) => pending.then(() => service[ANSWER]?.(request)) };
    const { user, requests } = await openPage(RECORD_PATH, { api: slow });
    const button = await screen.findByRole('button', { name: 'Mark as answered' });
    await user.click(button);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    expect(screen.getByText('Marking as answered…')).toBeTruthy();
    await user.click(button);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
    finish();
    expect(await screen.findByText('Maya Khoury')).toBeTruthy();
  });

  it('D-031: says that somebody else was faster, and what else went wrong', async () => {
    let code: 'CONFLICT' | 'UNAVAILABLE' = 'UNAVAILABLE';
    let lead = aLead();
    const { user, toasts } = await openPage(RECORD_PATH, {
      api: { [OWNERS]: () => [], [RECORD]: () => recordOf(lead), [ANSWER]: () => answerProblem(code) },
    });
    await user.click(await screen.findByRole('button', { name: 'Mark as answered' }));
    await waitFor(() =>
      expect(toasts.at(-1)?.description).toContain('Failed to mark the lead as answered. problem: UNAVAILABLE'),
    );
    code = 'CONFLICT';
    lead = aLead({ status: 'contacted', answered, version: 1 });
    await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await waitFor(() =>
      expect(toasts.at(-1)?.description).toContain(
        'Failed to mark the lead as answered. The lead has changed in the meantime. It is shown as it is now.',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull());
  });

  it.each([
    ['somebody who may only read leads', aLead(), ['assistant' as const]],
    ['a lead that was answered', aLead({ status: 'contacted', answered, version: 1 }), ['owner' as const]],
  ])('D-031: does not offer it for %s', async (_what, lead, roles) => {
    const { user } = await openPage('/admin/leads', {
      api: { ...around(lead), [LIST]: () => pageOf([lead]) },
      person: { roles },
    });
    await openMenu(user);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open']);
    await user.click(screen.getByRole('menuitem', { name: 'Open' }));
    await screen.findByText('Received');
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  });

  it('D-031: in Arabic, too', async () => {
    const { user, toasts } = await openPage('/admin/leads', { api: answerable(), language: 'ar' });
    await user.click(await screen.findByRole('button', { name: /^إجراءات/ }));
    await user.click(screen.getByRole('menuitem', { name: 'تسجيل الردّ' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('سُجّل الردّ على الطلب'));
    expect(await screen.findByText('تمّ التواصل', { selector: 'td *' })).toBeTruthy();
  });

  it('filters by status in the address', async () => {
    const { user, sent, location } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'No leads yet' })).toBeTruthy();
    await user.selectOptions(screen.getByLabelText('Status'), 'Won');
    await waitFor(() => expect(sent(LIST).at(-1)?.query.get('status')).toBe('won'));
    expect(location()).toBe('/admin/leads?status=won');
    expect(await screen.findByRole('heading', { name: 'No lead has this status' })).toBeTruthy();
  });

  it('says what failed', async () => {
    await openPage('/admin/leads', { api: { [LIST]: () => answerProblem('FORBIDDEN') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch leads');
  });
});
