/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';
import type { LeadOfClient } from './api/lead-of-client.js';

afterEach(cleanup);

const LEAD: LeadOfClient = {
  id: '64b0000000000000000000f1',
  reference: 'L-2026-0042',
  firstName: 'Omar',
  lastName: 'Daher',
  email: 'omar@example.com',
  phone: '+96171234567',
  area: 'family',
  channel: 'whatsapp',
  wish: null,
  message: '',
  source: 'contact',
  language: 'ar',
  status: 'won',
  respondBy: '2026-01-02T10:00:00.000Z',
  answered: null,
  owner: null,
  clientId: null,
  createdAt: '2026-01-01T10:00:00.000Z',
  version: 4,
  timeline: [],
  samePhone: [],
};
const LINK = 'PUT /chatbot/leads/:id/client';
const RECORD = 'GET /chatbot/leads/:id';
const openForLead = (api: FakeApi = {}, options: OpenOptions = {}) =>
  openPage(`/admin/clients?from-lead=${LEAD.id}`, {
    api: {
      'GET /identity/clients': () => pageOf([]),
      'POST /identity/clients': () => aClient(),
      [RECORD]: () => LEAD,
      [LINK]: () => ({ ...LEAD, clientId: aClient().id }),
      ...api,
    },
    ...options,
  });
const fieldOf = async (label: RegExp) => (await screen.findByLabelText(label)) as HTMLInputElement;

describe('a client of a lead', () => {
  it('LEAD-08: the form begins with what the lead says, and the lead keeps whom it became', async () => {
    const { user, requests, toasts, location } = await openForLead();
    expect((await fieldOf(/^Full Name|^Name/)).value).toBe('Omar Daher');
    expect((await fieldOf(/^Email/)).value).toBe('omar@example.com');
    expect(location()).toBe('/admin/clients');
    await user.click(screen.getByRole('button', { name: 'Create Client' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The client was created, and the lead says so'));
    expect(requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      name: 'Omar Daher',
      phone: '+96171234567',
      whatsappNumber: '+96171234567',
      language: 'ar',
    });
    expect(requests.find(({ method }) => method === 'PUT')?.body).toEqual({ clientId: aClient().id, version: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location()).toBe('/admin/clients');
  });

  it('LEAD-08: says when the client is there and the link is not, and makes the link alone again', async () => {
    let tries = 0;
    const { user, toasts, sent } = await openForLead({
      [LINK]: () => (tries++ === 0 ? answerProblem('UNAVAILABLE') : { ...LEAD, clientId: aClient().id }),
    });
    await user.click(await screen.findByRole('button', { name: 'Create Client' }));
    await waitFor(() =>
      expect(toasts.at(-1)?.description).toContain('The client was created, but the lead does not say so'),
    );
    const sheet = screen.getByRole('dialog');
    await user.click(await within(sheet).findByRole('button', { name: 'Try again to link the lead' }));
    await waitFor(() => expect(toasts.at(-1)?.description).toBe('The client was created, and the lead says so'));
    expect(sent('POST /identity/clients')).toHaveLength(1);
    expect(sent(LINK).at(-1)?.body).toEqual({ clientId: aClient().id, version: 4 });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('LEAD-08: makes no second client of a lead', async () => {
    await openForLead({ [RECORD]: () => ({ ...LEAD, clientId: aClient().id }) });
    const sheet = within(await screen.findByRole('dialog'));
    expect(await sheet.findByText('This lead is a client already')).toBeTruthy();
    expect(sheet.queryByRole('button', { name: 'Create Client' })).toBeNull();
  });

  it('SEC-04: offers nothing to somebody who may not', async () => {
    const { requests } = await openForLead({}, { person: { roles: ['assistant'] } });
    await waitFor(() => expect(requests.some(({ path }) => path === '/identity/clients')).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(requests.some(({ path }) => path.startsWith('/chatbot'))).toBe(false);
  });
});
