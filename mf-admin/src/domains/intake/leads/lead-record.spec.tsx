/**
 * @jest-environment jsdom
 */
import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { SERVICES } from '@diwan/contracts/shared/service';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';

afterEach(cleanup);

const ID = '64b0000000000000000000f1';
const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Khoury' };
const ZIAD = { id: '64b0000000000000000000a2', name: 'Ziad Nassar' };
const LEAD: LeadRecord = {
  id: ID,
  reference: 'L-2026-0042',
  firstName: 'Omar',
  lastName: 'Daher',
  email: 'omar@example.com',
  phone: '+96171234567',
  area: 'family',
  channel: 'whatsapp',
  wish: null,
  message: 'A question.',
  source: 'contact',
  language: 'ar',
  status: 'contacted',
  respondBy: '2999-01-02T10:00:00.000Z',
  answered: { at: '2026-01-02T08:30:00.000Z', by: MAYA },
  owner: null,
  clientId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  version: 1,
  timeline: [
    {
      id: '64b0000000000000000000d1',
      at: '2026-01-02T08:30:00.000Z',
      by: MAYA,
      what: 'answered',
      to: 'contacted',
      owner: null,
      text: '',
    },
  ],
  samePhone: [
    { id: '64b0000000000000000000f0', reference: 'L-2025-0007', status: 'lost', createdAt: '2025-05-01T10:00:00.000Z' },
  ],
};
const MOVE = 'POST /chatbot/leads/:id/move';
const RECORD = 'GET /chatbot/leads/:id';

/** A service that keeps one lead and follows what is sent. */
function aService(lead: LeadRecord = LEAD): FakeApi {
  let now = lead;
  const change = (fields: Partial<LeadRecord>, line: Partial<LeadRecord['timeline'][number]>) => {
    const added = {
      id: `64b0000000000000000000e${now.timeline.length}`,
      at: '2026-01-03T08:30:00.000Z',
      by: ZIAD,
      what: 'note' as const,
      to: null,
      owner: null,
      text: '',
      ...line,
    };
    now = { ...now, ...fields, version: now.version + 1, timeline: [...now.timeline, added] };
    return now;
  };
  return {
    'GET /chatbot/leads': () => {
      const { timeline: _timeline, samePhone: _samePhone, ...row } = now;
      return pageOf([row]);
    },
    [RECORD]: () => now,
    'GET /chatbot/lead-owners': () => [MAYA, ZIAD],
    [MOVE]: ({ body }) => {
      const { to, reason } = body as { to: LeadRecord['status']; reason: string };
      return change({ status: to }, { what: 'moved', to, text: reason });
    },
    'PUT /chatbot/leads/:id/owner': () => change({ owner: ZIAD }, { what: 'owner', owner: ZIAD }),
    'POST /chatbot/leads/:id/notes': ({ body }) => change({}, { text: (body as { text: string }).text }),
  };
}

async function openRecord(options: OpenOptions = {}) {
  const page = await openPage(`/admin/leads/${ID}`, { api: aService(), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Omar Daher' });
  const isArabic = options.language === 'ar';
  await screen.findByText(isArabic ? 'ورد الطلب' : 'Received');
  return page;
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const openMoves = (user: UserEvent) => press(user, 'Move to another state');
const move = async (user: UserEvent, name: string) => {
  await openMoves(user);
  await user.click(screen.getByRole('menuitem', { name }));
};

describe('the record of a lead', () => {
  it('LEAD-04: what the person wishes for a consultation, with the hours in Beirut', async () => {
    const wish = {
      lawyer: 'nour-haddad',
      parts: ['morning' as const],
      days: 'Mondays',
      timeZone: 'Europe/Paris',
      spoken: 'fr' as const,
    };
    const lawyers = [{ slug: 'nour-haddad', name: { en: 'Nour Haddad', ar: 'نور حداد' } }];
    await openRecord({ api: { ...aService({ ...LEAD, wish }), 'GET /news/site/attorneys': () => lawyers } });
    expect(await screen.findByText('Nour Haddad')).toBeTruthy();
    expect(screen.getByText('Morning, 8 to 12 (in Beirut 09:00 to 13:00)')).toBeTruthy();
    expect(screen.getByText('French')).toBeTruthy();
  });

  it('LEAD-06: offers the allowed moves only, and shows what happened and earlier leads of the number', async () => {
    const { user, container } = await openRecord();
    expect(screen.getByRole('complementary', { name: 'About the lead' })).toBeTruthy();
    expect(screen.getByText('Marked as answered')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'L-2025-0007' }).getAttribute('href')).toBe(
      '/admin/leads/64b0000000000000000000f0',
    );
    expect((await axe(container)).violations).toEqual([]);
    await openMoves(user);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Mark as qualified',
      'Appointment booked',
      'Mark as won',
      'Mark as lost',
      'Mark as spam',
    ]);
  });

  it('LEAD-06: a move is sent with the version that was read, and the record follows', async () => {
    const { user, requests } = await openRecord();
    await move(user, 'Mark as qualified');
    expect(await screen.findByText('Status: Qualified')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/move'))?.body).toEqual({
      to: 'qualified',
      reason: '',
      version: 1,
    });
    await openMoves(user);
    expect(screen.getByRole('menuitem', { name: 'Back to contacted' })).toBeTruthy();
  });

  it('LEAD-06: lost asks for the reason first', async () => {
    const { user, requests } = await openRecord();
    await move(user, 'Mark as lost');
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was the lead lost?' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(dialog.getByText('Say why, in a few words.')).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(dialog.getByLabelText(/Reason/), 'Too expensive');
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why was the lead lost?' })).toBeNull());
    expect(await screen.findByText('Too expensive')).toBeTruthy();
    expect(screen.getByText('Status: Lost')).toBeTruthy();
  });

  it('D-129: when somebody else was faster, the record is shown as it is now', async () => {
    let record = LEAD;
    const api = { ...aService(), [RECORD]: () => record, [MOVE]: () => answerProblem('CONFLICT') };
    const { user, toasts } = await openRecord({ api });
    record = { ...LEAD, status: 'spam', version: 2 };
    await move(user, 'Mark as won');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('The lead has changed in the meantime.'));
    expect(await screen.findByText('Spam')).toBeTruthy();
    await openMoves(user);
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Not spam']);
  });

  it('LEAD-06: gives it to a colleague', async () => {
    const { user, requests } = await openRecord();
    await user.selectOptions(
      await screen.findByLabelText('Taken care of by'),
      await screen.findByRole('option', { name: 'Ziad Nassar' }),
    );
    expect(await screen.findByText('Ziad Nassar takes care of it')).toBeTruthy();
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ ownerId: ZIAD.id, version: 1 });
  });

  it('LEAD-06: keeps a note; what is typed is not lost when that fails', async () => {
    let fails = true;
    const service = aService();
    const note = 'POST /chatbot/leads/:id/notes';
    const api: FakeApi = {
      ...service,
      [note]: (request) => (fails ? answerProblem('UNAVAILABLE') : service[note]?.(request)),
    };
    const { user, toasts } = await openRecord({ api });
    const field = screen.getByLabelText('Note for colleagues') as HTMLTextAreaElement;
    await user.type(field, 'Called, no answer.');
    await press(user, 'Add note');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to change the lead'));
    expect(field.value).toBe('Called, no answer.');
    fails = false;
    await press(user, 'Add note');
    await waitFor(() => expect(field.value).toBe(''));
    expect(await screen.findByText('Called, no answer.')).toBeTruthy();
  });

  it('OFF-11: a note that is half written is there again after a reload', async () => {
    const { user } = await openRecord();
    await user.type(screen.getByLabelText('Note for colleagues'), 'Called, no');
    cleanup();
    await openRecord({ reloaded: true });
    expect((screen.getByLabelText('Note for colleagues') as HTMLTextAreaElement).value).toBe('Called, no');
  });

  it('OFF-08: has its lines of the audit log beside it, for those who may read them', async () => {
    const logs = Object.fromEntries(
      SERVICES.map((service) => [`GET /${service}/audit`, () => ({ items: [], more: false })]),
    );
    const { user, requests, location } = await openRecord({ api: { ...aService(), ...logs } });
    await user.click(screen.getByRole('link', { name: 'Audit' }));
    expect(location()).toBe(`/admin/leads/${ID}/audit`);
    expect(await screen.findByText('Nothing was done to this request.')).toBeTruthy();
    expect(requests.find(({ path }) => path === '/chatbot/audit')?.query.get('subjectId')).toBe(ID);
    cleanup();
    await openRecord({ person: { roles: ['assistant'] } });
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  });

  it('one that is not there is said so', async () => {
    await openPage(`/admin/leads/${ID}`, { api: { [RECORD]: () => answerProblem('NOT_FOUND') } });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });

  it('SEC-04: whoever may only read changes nothing', async () => {
    await openRecord({ person: { roles: ['assistant'] } });
    expect(screen.queryByRole('button', { name: 'Move to another state' })).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Make a client of this lead' })).toBeNull();
  });

  it('LEAD-08: leads to the form of a client, without personal data in the address', async () => {
    await openRecord();
    const link = screen.getByRole('link', { name: 'Make a client of this lead' });
    expect(link.getAttribute('href')).toBe(`/admin/clients?from-lead=${ID}`);
  });

  it('LEAD-08: shows the client it became instead', async () => {
    await openRecord({ api: aService({ ...LEAD, clientId: MAYA.id }) });
    expect(screen.queryByRole('link', { name: 'Make a client of this lead' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Show the client' }).getAttribute('href')).toBe(
      `/admin/client-details/${MAYA.id}`,
    );
  });

  it('in Arabic, too', async () => {
    const { container } = await openRecord({ language: 'ar' });
    expect(screen.getByRole('button', { name: 'النقل إلى حالة أخرى' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('the list of leads', () => {
  it('LEAD-06: is searched by name, phone or reference, and says when nothing fits', async () => {
    const { user, sent } = await openPage('/admin/leads', { api: { 'GET /chatbot/leads': () => pageOf([]) } });
    await user.type(await screen.findByLabelText('Search leads'), '71 234');
    expect(await screen.findByRole('heading', { name: 'No lead fits' })).toBeTruthy();
    expect(sent('GET /chatbot/leads').at(-1)?.query.get('search')).toBe('71 234');
  });

  it('LEAD-06: shows when each was received and who takes care of it', async () => {
    await openPage('/admin/leads', { api: aService({ ...LEAD, owner: ZIAD }) });
    const row = within(await screen.findByRole('row', { name: /Omar Daher/ }));
    expect(row.getByText('1 January 2026')).toBeTruthy();
    expect(row.getByText('Ziad Nassar')).toBeTruthy();
  });
});
