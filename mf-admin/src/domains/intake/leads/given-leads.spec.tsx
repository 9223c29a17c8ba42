/**
 * @jest-environment jsdom
 */
import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aLead } from '../../../testing/records.js';

afterEach(cleanup);

const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Khoury' };
const ZIAD = { id: '64b0000000000000000000a2', name: 'Ziad Nassar' };
const LEAD: LeadRecord = { ...aLead({ owner: MAYA, status: 'new', version: 4 }), timeline: [], samePhone: [] };
const OWNER = 'PUT /chatbot/leads/:id/owner';
const OWNER_PATH = `/chatbot/leads/${LEAD.id}/owner`;
const NAME = `${LEAD.firstName} ${LEAD.lastName}`;
const lawyer = { id: MAYA.id, roles: ['lawyer' as const] };

/** A service that shows one lead to its owner alone. */
function aService(given: FakeApi = {}): FakeApi {
  let ownerId: string | null = MAYA.id;
  return {
    'GET /chatbot/leads': () => pageOf(ownerId === MAYA.id ? [LEAD] : []),
    'GET /chatbot/leads/:id': () => (ownerId === MAYA.id ? LEAD : answerProblem('NOT_FOUND')),
    'GET /chatbot/lead-owners': () => [MAYA, ZIAD],
    [OWNER]: ({ body }) => {
      ({ ownerId } = body as { ownerId: string | null });
      return { ...LEAD, owner: ownerId === ZIAD.id ? ZIAD : null, version: 5 };
    },
    ...given,
  };
}
async function openOwn(api = aService(), language: 'en' | 'ar' = 'en') {
  const page = await openPage(`/admin/leads/${LEAD.id}`, { api, person: lawyer, language });
  await screen.findByRole('heading', { level: 1, name: NAME });
  return page;
}
const passOn = async ({ user }: Awaited<ReturnType<typeof openOwn>>, name: string) => {
  await screen.findByRole('option', { name: 'Ziad Nassar' });
  await user.selectOptions(screen.getByLabelText('Taken care of by'), name);
  return within(await screen.findByRole('alertdialog'));
};

describe('PUB-08: a lead that was given to a lawyer', () => {
  it('can be answered, moved and noted by them', async () => {
    const { container } = await openOwn();
    expect(screen.getByRole('button', { name: 'Mark as answered' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Move to another state' })).toBeTruthy();
    expect(await screen.findByLabelText('Note for colleagues')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Make a client of this lead' })).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is passed on after a question that says what follows, and is left then', async () => {
    // The browser has fetched the page of the list before it shows it.
    await openPage('/admin/leads', { api: aService(), person: lawyer });
    cleanup();
    const page = await openOwn();
    // What happened to it is shown: it would be asked for again with every change.
    expect(await screen.findByText('Received')).toBeTruthy();
    const known = page.requests.filter(({ path }) => path === `/chatbot/leads/${LEAD.id}`).length;
    const dialog = await passOn(page, 'Ziad Nassar');
    expect(dialog.getByText('You will no longer see it. Ziad Nassar is told that it is theirs.')).toBeTruthy();
    expect(page.sent(`PUT ${OWNER_PATH}`)).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Give lead' }));
    await waitFor(() => expect(page.location()).toBe('/admin/leads'));
    expect(page.sent(`PUT ${OWNER_PATH}`).map(({ body }) => body)).toEqual([{ ownerId: ZIAD.id, version: 4 }]);
    expect(page.toasts.at(-1)?.description).toBe('The lead was given to Ziad Nassar');
    expect(await screen.findByText('No requests have been given to you')).toBeTruthy();
    expect(screen.queryByText(NAME)).toBeNull();
    // It was left, not looked for in vain.
    expect(page.requests.filter(({ path }) => path === `/chatbot/leads/${LEAD.id}`)).toHaveLength(known);
  });

  it('says so where a message leads to one that was given on since', async () => {
    const api = aService({ 'GET /chatbot/leads/:id': () => answerProblem('NOT_FOUND') });
    const { container } = await openPage(`/admin/leads/${LEAD.id}`, { api, person: lawyer });
    expect(await screen.findByText('This lead is not among yours')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to leads' }).getAttribute('href')).toBe('/admin/leads');
    expect((await axe(container)).violations).toEqual([]);
  });

  it('can be given back, and stays theirs when they think better of it', async () => {
    const page = await openOwn();
    const dialog = await passOn(page, 'Nobody yet');
    expect(dialog.getByText(/Whoever answers requests takes care of it again/)).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect((screen.getByLabelText('Taken care of by') as HTMLSelectElement).value).toBe(MAYA.id);
    expect(page.sent(`PUT ${OWNER_PATH}`)).toEqual([]);
  });

  it('says so when it was given to somebody else before they answered it', async () => {
    const gone = { 'POST /chatbot/leads/:id/answer': () => answerProblem('NOT_FOUND') };
    const page = await openOwn(aService(gone));
    await page.user.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await waitFor(() => expect(page.toasts.at(-1)?.description).toContain('given to somebody else in the meantime'));
  });

  it('stays when it could not be passed on, and says why', async () => {
    const page = await openOwn(aService({ [OWNER]: () => answerProblem('UNAVAILABLE') }));
    const dialog = await passOn(page, 'Ziad Nassar');
    await page.user.click(dialog.getByRole('button', { name: 'Give lead' }));
    await waitFor(() => expect(page.toasts.at(-1)?.description).toContain('Failed to change the lead'));
    expect(page.location()).toBe(`/admin/leads/${LEAD.id}`);
    expect(screen.getByRole('heading', { level: 1, name: NAME })).toBeTruthy();
  });

  it('is in a list that says that it is of their own', async () => {
    const { container } = await openPage('/admin/leads', { api: aService(), person: lawyer });
    expect(await screen.findByRole('row', { name: new RegExp(NAME) })).toBeTruthy();
    expect(screen.getByText('Requests for a consultation that were given to you, newest first.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('in Arabic, too', async () => {
    const { container } = await openOwn(aService(), 'ar');
    expect(screen.getByRole('button', { name: 'النقل إلى حالة أخرى' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('AUTH-11: an assistant', () => {
  it('is asked before they give on a lead, which they may only read then, and stays where they were', async () => {
    let shown = LEAD;
    const page = await openPage(`/admin/leads/${LEAD.id}`, {
      api: {
        ...aService(),
        'GET /chatbot/leads/:id': () => shown,
        [OWNER]: () => {
          shown = { ...LEAD, owner: ZIAD, version: 5 };
          return shown;
        },
      },
      person: { id: MAYA.id, roles: ['assistant'] },
    });
    const dialog = await passOn(page, 'Ziad Nassar');
    expect(dialog.getByText(/You can still read it, but no longer change it/)).toBeTruthy();
    await page.user.click(dialog.getByRole('button', { name: 'Give lead' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.toasts.at(-1)?.description).toBe('The lead was given to Ziad Nassar');
    expect(page.location()).toBe(`/admin/leads/${LEAD.id}`);
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });

  it('gives it on once, and hears of no failure, where a busy page hears two presses at once', async () => {
    const page = await openPage(`/admin/leads/${LEAD.id}`, {
      api: aService(),
      person: { id: MAYA.id, roles: ['assistant'] },
    });
    const button = (await passOn(page, 'Ziad Nassar')).getByRole('button', { name: 'Give lead' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(page.sent(`PUT ${OWNER_PATH}`)).toHaveLength(1);
    expect(new Set(page.toasts.map(({ description }) => description))).toEqual(
      new Set(['The lead was given to Ziad Nassar']),
    );
  });

  it('sees on Today which of those that wait they may answer', async () => {
    const other = { ...LEAD, id: '64b0000000000000000000f7', owner: null };
    const away = () => answerProblem('UNAVAILABLE');
    await openPage('/admin', {
      api: { ...aService({ 'GET /chatbot/leads': () => pageOf([LEAD, other]) }), 'GET /cases/tasks': away },
      person: { id: MAYA.id, roles: ['assistant'] },
    });
    const part = within(await screen.findByRole('region', { name: /^Leads/ }));
    const actions = () => part.getAllByRole('link').map((link) => link.textContent?.split(':')[0]);
    await waitFor(() => expect(actions()).toEqual(expect.arrayContaining(['Answer', 'Open'])));
  });
});
