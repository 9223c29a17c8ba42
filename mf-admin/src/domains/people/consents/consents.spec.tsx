/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const AT = '2026-02-03T10:00:00.000Z';
const wish = (topic: string, more: object = {}) => ({
  topic,
  channel: 'whatsapp',
  wanted: true,
  fixed: false,
  changedAt: null,
  how: null,
  text: null,
  ...more,
});
const stopped = { wanted: false, changedAt: AT, how: 'portal', text: 'messages-2026-11' };
const request = { leadId: 'l1', reference: 'L-2026-0042', source: 'contact', text: 'contact-2026-11', givenAt: AT };
const subscription = {
  email: 'rana@example.com',
  language: 'en',
  categories: ['Corporate Law', 'Taxation'],
  text: 'newsletter-2026-11',
  askedAt: AT,
  givenAt: AT,
  withdrawnAt: null,
};
const api = (more: FakeApi = {}): FakeApi => ({
  'GET /identity/clients/:id': () => aClient(),
  'GET /identity/clients/:id/messages': () => ({
    wishes: [wish('hearing', { channel: 'email', fixed: true }), wish('document'), wish('request', stopped)],
    emailOffered: true,
    quiet: { hours: null, usual: null, changedAt: null },
  }),
  'GET /chatbot/clients/:id/consents': () => [
    { ...request, linked: true },
    { ...request, leadId: 'l2', reference: 'L-2026-0007', source: 'consultation', linked: false },
  ],
  'GET /news/clients/:id/consents': () => ({ verified: true, subscription }),
  ...more,
});
const open = (more: FakeApi = {}, options: object = {}) =>
  openPage(`/admin/client-details/${aClient().id}/consents`, { api: api(more), ...options });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('OFF-03: what a client agreed to', () => {
  it('stands with the text, when, where and until when, from three services', async () => {
    const { container } = await open();
    const messages = await part('Messages');
    expect(await messages.findByRole('row', { name: /^Documents: WhatsApp As usual — — — —$/ })).toBeTruthy();
    expect(
      messages.getByRole('row', { name: /^Requests: WhatsApp Withdrawn messages-2026-11 — Portal.* 3 February 2026/ }),
    ).toBeTruthy();
    expect(messages.queryByText(/Hearings/)).toBeNull();
    const requests = await part('Requests for a consultation');
    expect(
      await requests.findByRole('row', {
        name: /^Answer to request L-2026-0042 Given contact-2026-11 .*3 February 2026.* Website, contact page —$/,
      }),
    ).toBeTruthy();
    expect(requests.getByText('Website, consultation page, from their phone, not linked')).toBeTruthy();
    const newsletter = await part('Newsletter');
    expect(await newsletter.findByRole('row', { name: /rana@example.com.*, 2 topics Given/ })).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('tells nothing said from nothing known, and a subscription that ended or was never confirmed', async () => {
    await open({
      'GET /chatbot/clients/:id/consents': () => [],
      'GET /news/clients/:id/consents': () => ({ verified: false, subscription: null }),
    });
    expect(await screen.findByText('No request for a consultation')).toBeTruthy();
    expect(await screen.findByText('No verified e-mail address')).toBeTruthy();
    cleanup();
    const over = { ...subscription, withdrawnAt: AT };
    await open({ 'GET /news/clients/:id/consents': () => ({ verified: true, subscription: over }) });
    expect(await (await part('Newsletter')).findByRole('row', { name: /Withdrawn newsletter-2026-11/ })).toBeTruthy();
    cleanup();
    const waiting = { ...subscription, givenAt: null };
    await open({ 'GET /news/clients/:id/consents': () => ({ verified: true, subscription: waiting }) });
    expect(await (await part('Newsletter')).findByRole('row', { name: /Not confirmed/ })).toBeTruthy();
    cleanup();
    await open({ 'GET /news/clients/:id/consents': () => ({ verified: true, subscription: null }) });
    expect(await screen.findByText('Never asked for the newsletter')).toBeTruthy();
  });

  it('a service that is away costs its own part, and is asked again', async () => {
    let away = true;
    const { user } = await open({
      'GET /news/clients/:id/consents': () =>
        away ? answerProblem('UNAVAILABLE') : { verified: true, subscription: null },
    });
    const newsletter = await part('Newsletter');
    expect(await newsletter.findByText('Failed to fetch these consents')).toBeTruthy();
    expect(await screen.findByText('Answer to request L-2026-0042')).toBeTruthy();
    away = false;
    await user.click(newsletter.getByRole('button', { name: 'Retry' }));
    expect(await newsletter.findByText('Never asked for the newsletter')).toBeTruthy();
  });

  it('D-025: who may not read leads is not shown their part, and does not ask for it', async () => {
    const { requests } = await open({}, { person: { roles: ['lawyer'] } });
    expect(await (await part('Newsletter')).findByText(/rana@example.com/)).toBeTruthy();
    expect(screen.queryByText('Requests for a consultation')).toBeNull();
    expect(requests.filter(({ path }) => path.startsWith('/chatbot/clients'))).toEqual([]);
  });
});
