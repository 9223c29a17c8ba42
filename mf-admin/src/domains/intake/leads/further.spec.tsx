/**
 * @jest-environment jsdom
 */
import type { FurtherRequest, LeadRecord } from '@diwan/contracts/intake/leads/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import { aLead } from '../../../testing/records.js';

afterEach(cleanup);

const RECORD = 'GET /chatbot/leads/:id';
const LIST = 'GET /chatbot/leads';
const ANSWER = 'POST /chatbot/leads/:id/answer';
const SEPARATE = 'POST /chatbot/leads/:id/further/:requestId/separate';
const REQUEST_ID = '64b0000000000000000000f7';
const REQUEST: FurtherRequest = {
  id: REQUEST_ID,
  reference: 'L-2026-0051',
  firstName: 'Sami',
  lastName: 'Attieh',
  email: 'sami@example.com',
  area: 'banking',
  channel: 'whatsapp',
  wish: null,
  message: 'And my brother’s account.',
  source: 'consultation',
  language: 'fr',
  createdAt: '2026-01-05T10:00:00.000Z',
  isAnswered: false,
};
const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Khoury' };
const LEAD: LeadRecord = {
  ...aLead({ status: 'contacted', answered: { at: '2026-01-02T08:30:00.000Z', by: MAYA }, version: 2 }),
  furtherUnanswered: 1,
  respondBy: '2999-01-02T10:00:00.000Z',
  further: [REQUEST],
  timeline: [],
  samePhone: [],
};
const alone: LeadRecord = {
  ...LEAD,
  furtherUnanswered: 0,
  further: [],
  samePhone: [{ id: REQUEST_ID, reference: 'L-2026-0051', status: 'new', createdAt: REQUEST.createdAt }],
  version: 3,
};

/** A service with that lead, whose further request can be separated and answered. */
function aService(): FakeApi {
  let lead = LEAD;
  return {
    [RECORD]: () => lead,
    'GET /chatbot/lead-owners': () => [],
    [ANSWER]: () => {
      lead = { ...LEAD, furtherUnanswered: 0, further: [{ ...REQUEST, isAnswered: true }], version: 3 };
      const { further: _further, timeline: _timeline, samePhone: _samePhone, ...row } = lead;
      return row;
    },
    [SEPARATE]: () => {
      lead = alone;
      return lead;
    },
  };
}
async function openRecord(options: OpenOptions = {}, id = LEAD.id) {
  const page = await openPage(`/admin/leads/${id}`, { api: aService(), ...options });
  await screen.findByRole('heading', { level: 1, name: 'Omar Daher' });
  await screen.findByText(options.language === 'ar' ? 'ورد الطلب' : 'Received');
  return page;
}
const further = () => within(screen.getByRole('region', { name: 'Further requests from this number' }));

describe('D-058: a lead whose number asked again', () => {
  it('shows each further request with what it says otherwise than the lead', async () => {
    const { container } = await openRecord();
    for (const text of ['L-2026-0051', 'And my brother’s account.', 'Sami Attieh', 'sami@example.com', 'French']) {
      expect(further().getByText(text)).toBeTruthy();
    }
    expect(further().queryByText('WhatsApp')).toBeNull();
    expect(further().getByText('Not answered yet')).toBeTruthy();
    expect(screen.getByText('Further requests to answer: 1')).toBeTruthy();
    expect(screen.getByText('Further request')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is marked as answered as it was read, and waits no more', async () => {
    const { user, sent } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Mark as answered' }));
    await waitFor(() => expect(screen.queryByText('Further requests to answer: 1')).toBeNull());
    expect(sent(ANSWER).at(-1)?.body).toEqual({ version: 2 });
    expect(further().queryByText('Not answered yet')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  });

  it('a request of somebody else is separated, after a question, and stands among the other leads then', async () => {
    const { user, sent, toasts } = await openRecord();
    await user.click(screen.getByRole('button', { name: 'Separate L-2026-0051' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Separate request L-2026-0051?' }));
    await user.click(dialog.getByRole('button', { name: 'Separate request' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent(SEPARATE).at(-1)).toMatchObject({ body: { version: 2 } });
    expect(sent(SEPARATE).at(-1)?.path).toContain(REQUEST_ID);
    expect(toasts.at(-1)?.description).toBe('Request L-2026-0051 is now a lead of its own');
    expect(screen.queryByRole('region', { name: 'Further requests from this number' })).toBeNull();
    expect(screen.getByRole('link', { name: 'L-2026-0051' }).getAttribute('href')).toBe(`/admin/leads/${REQUEST_ID}`);
    const asked = screen.getByRole('heading', { name: 'What they ask for' });
    await waitFor(() => expect(document.activeElement?.contains(asked)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  it('says what failed, and the question stays', async () => {
    const { user, toasts } = await openRecord({
      api: { ...aService(), [SEPARATE]: () => answerProblem('UNAVAILABLE') },
    });
    await user.click(screen.getByRole('button', { name: 'Separate L-2026-0051' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Separate request' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to change the lead'));
    expect(screen.getByRole('alertdialog')).toBeTruthy();
  });

  it('SEC-04: whoever may only read separates and answers nothing', async () => {
    await openRecord({ person: { roles: ['assistant'] } });
    expect(further().getByText('Sami Attieh')).toBeTruthy();
    expect(further().queryByRole('button')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
  });

  it('the address of a further request leads to the lead, and to its own once it was separated', async () => {
    const service = aService();
    const own: LeadRecord = { ...LEAD, ...alone, id: REQUEST_ID, firstName: 'Sami', lastName: 'Attieh', samePhone: [] };
    let isSeparate = false;
    const api: FakeApi = {
      ...service,
      [RECORD]: (request) => (isSeparate && request.path.endsWith(REQUEST_ID) ? own : service[RECORD]?.(request)),
      [SEPARATE]: (request) => {
        isSeparate = true;
        return service[SEPARATE]?.(request);
      },
    };
    const { user, location } = await openRecord({ api }, REQUEST_ID);
    expect(location()).toBe(`/admin/leads/${LEAD.id}`);
    await user.click(screen.getByRole('button', { name: 'Separate L-2026-0051' }));
    await user.click(await screen.findByRole('button', { name: 'Separate request' }));
    await user.click(await screen.findByRole('link', { name: 'L-2026-0051' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sami Attieh' })).toBeTruthy();
    expect(location()).toBe(`/admin/leads/${REQUEST_ID}`);
  });

  it('a view of it, too', async () => {
    const { location } = await openPage(`/admin/leads/${REQUEST_ID}/timeline`, { api: aService() });
    await screen.findByRole('heading', { level: 1, name: 'Omar Daher' });
    expect(location()).toBe(`/admin/leads/${LEAD.id}/timeline`);
  });

  it('is not won or closed unawares', async () => {
    const { user } = await openRecord();
    expect(further().getByText(/cannot be marked as won before/)).toBeTruthy();
    expect(further().getByText(/^Requests under another name become leads of their own/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Move to another state' }));
    expect(screen.queryByRole('menuitem', { name: 'Mark as won' })).toBeNull();
    await user.click(screen.getByRole('menuitem', { name: 'Mark as lost' }));
    expect(await screen.findByText(/Further requests without an answer that are closed with the lead: 1/)).toBeTruthy();
  });

  it('in Arabic, too', async () => {
    const { container } = await openRecord({ language: 'ar' });
    expect(screen.getByRole('region', { name: 'طلبات لاحقة من الرقم نفسه' })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('the list says so, leads to what was asked before it is answered, and can be narrowed to what waits', async () => {
    const { further: _further, timeline: _timeline, samePhone: _samePhone, ...row } = LEAD;
    const { user, sent } = await openPage('/admin/leads', { api: { [LIST]: () => pageOf([row]) } });
    expect(
      within(await screen.findByRole('row', { name: /Omar Daher/ })).getByText('Further requests to answer: 1'),
    ).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for Omar Daher' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Open']);
    await user.keyboard('{Escape}');
    await user.click(screen.getByLabelText('Choose Omar Daher'));
    expect(await screen.findByRole('button', { name: 'I take care of them' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Mark as answered' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Status'), 'Awaiting answer');
    await waitFor(() => expect(sent(LIST).at(-1)?.query.get('waiting')).toBe('true'));
    expect(sent(LIST).at(-1)?.query.get('status')).toBeNull();
  });

  it('a record of a build before shows no further requests', async () => {
    const { further: _further, furtherUnanswered: _furtherUnanswered, ...before } = LEAD;
    await openRecord({ api: { ...aService(), [RECORD]: () => before } });
    expect(screen.queryByText(/Further/)).toBeNull();
  });
});
