/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import type { LeadRecord } from './api/get-lead.js';

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
  const page = await openPage('/admin/leads', { api: aService(), ...options });
  const isArabic = options.language === 'ar';
  await page.user.click(await screen.findByRole('button', { name: isArabic ? /^إجراءات/ : 'Actions for Omar Daher' }));
  await page.user.click(screen.getByRole('menuitem', { name: isArabic ? 'عرض الكل' : 'Show all' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('L-2025-0007');
  return { ...page, dialog, sheet: within(dialog) };
}
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));

describe('the record of a lead', () => {
  it('LEAD-06: offers the allowed moves only, and shows what happened and earlier leads of the number', async () => {
    const { dialog, sheet } = await openRecord();
    const moves = within(sheet.getByRole('group', { name: 'Move to another state' })).getAllByRole('button');
    expect(moves.map(({ textContent }) => textContent)).toEqual([
      'Mark as qualified',
      'Appointment booked',
      'Mark as won',
      'Mark as lost',
      'Mark as spam',
    ]);
    expect(sheet.getByText('Received')).toBeTruthy();
    expect(sheet.getByText('Marked as answered')).toBeTruthy();
    expect((await axe(dialog)).violations).toEqual([]);
  });

  it('LEAD-06: a move is sent with the version that was read, and the record follows', async () => {
    const { user, sheet, requests } = await openRecord();
    await press(user, 'Mark as qualified');
    expect(await sheet.findByText('Status: Qualified')).toBeTruthy();
    expect(requests.find(({ path }) => path.endsWith('/move'))?.body).toEqual({
      to: 'qualified',
      reason: '',
      version: 1,
    });
    expect(sheet.getByRole('button', { name: 'Back to contacted' })).toBeTruthy();
  });

  it('LEAD-06: lost asks for the reason first', async () => {
    const { user, sheet, requests } = await openRecord();
    await press(user, 'Mark as lost');
    const dialog = within(await screen.findByRole('dialog', { name: 'Why was the lead lost?' }));
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    expect(dialog.getByText('Say why, in a few words.')).toBeTruthy();
    expect(requests.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(dialog.getByLabelText(/Reason/), 'Too expensive');
    await user.click(dialog.getByRole('button', { name: 'Mark as lost' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Why was the lead lost?' })).toBeNull());
    expect(sheet.getByText('Too expensive')).toBeTruthy();
    expect(sheet.getByText('Status: Lost')).toBeTruthy();
  });

  it('D-129: when somebody else was faster, the record is shown as it is now', async () => {
    let record = LEAD;
    const api = { ...aService(), [RECORD]: () => record, [MOVE]: () => answerProblem('CONFLICT') };
    const { user, sheet, toasts } = await openRecord({ api });
    record = { ...LEAD, status: 'spam', version: 2 };
    await press(user, 'Mark as won');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Somebody else changed it meanwhile.'));
    expect(await sheet.findByRole('button', { name: 'Not spam' })).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Mark as won' })).toBeNull();
  });

  it('LEAD-06: gives it to a colleague', async () => {
    const { user, sheet, requests } = await openRecord();
    await user.selectOptions(
      await sheet.findByLabelText('Taken care of by'),
      await sheet.findByRole('option', { name: 'Ziad Nassar' }),
    );
    expect(await sheet.findByText('Ziad Nassar takes care of it')).toBeTruthy();
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
    const { user, sheet, toasts } = await openRecord({ api });
    const field = sheet.getByLabelText('Note for colleagues') as HTMLTextAreaElement;
    await user.type(field, 'Called, no answer.');
    await press(user, 'Add note');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to change the lead'));
    expect(field.value).toBe('Called, no answer.');
    fails = false;
    await press(user, 'Add note');
    await waitFor(() => expect(field.value).toBe(''));
    expect(sheet.getByText('Called, no answer.')).toBeTruthy();
  });

  it('SEC-04: whoever may only read changes nothing', async () => {
    const { sheet } = await openRecord({ person: { roles: ['assistant'] } });
    expect(sheet.queryByRole('group')).toBeNull();
    expect(sheet.queryByRole('textbox')).toBeNull();
    expect(sheet.queryByRole('combobox')).toBeNull();
    expect(sheet.queryByRole('link', { name: 'Make a client of this lead' })).toBeNull();
  });

  it('LEAD-08: leads to the form of a client, without personal data in the address', async () => {
    const { sheet } = await openRecord();
    const link = sheet.getByRole('link', { name: 'Make a client of this lead' });
    expect(link.getAttribute('href')).toBe(`/admin/clients?from-lead=${ID}`);
  });

  it('LEAD-08: shows the client it became instead', async () => {
    const { sheet } = await openRecord({ api: aService({ ...LEAD, clientId: MAYA.id }) });
    expect(sheet.queryByRole('link', { name: 'Make a client of this lead' })).toBeNull();
    expect(sheet.getByRole('link', { name: 'Show the client' }).getAttribute('href')).toBe(
      `/admin/client-details/${MAYA.id}`,
    );
  });

  it('in Arabic, too', async () => {
    const { dialog, sheet } = await openRecord({ language: 'ar' });
    expect(sheet.getByRole('group', { name: 'النقل إلى حالة أخرى' })).toBeTruthy();
    expect((await axe(dialog)).violations).toEqual([]);
  });
});

describe('the list of leads', () => {
  it('LEAD-06: is searched by name, phone or reference, and says when nothing fits', async () => {
    const { user, requests } = await openPage('/admin/leads', { api: { 'GET /chatbot/leads': () => pageOf([]) } });
    await user.type(await screen.findByLabelText('Search leads'), '71 234');
    expect(await screen.findByRole('heading', { name: 'No lead fits' })).toBeTruthy();
    expect(requests.at(-1)?.query.get('search')).toBe('71 234');
  });

  it('LEAD-06: shows when each was received and who takes care of it', async () => {
    await openPage('/admin/leads', { api: aService({ ...LEAD, owner: ZIAD }) });
    const row = within(await screen.findByRole('row', { name: /Omar Daher/ }));
    expect(row.getByText('1 January 2026')).toBeTruthy();
    expect(row.getByText('Ziad Nassar')).toBeTruthy();
  });
});
