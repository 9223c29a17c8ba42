/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import type { Conversation, Message } from './api/conversations.js';

afterEach(cleanup);

const ID = '64b0000000000000000000f1';
const MAYA = { id: '64b0000000000000000000a1', name: 'Maya Haddad' };
const aConversation = (changes: Partial<Conversation> = {}): Conversation => ({
  id: ID,
  person: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  case: { id: '64b0000000000000000000e1', title: 'Rent of a shop' },
  state: 'open',
  assignee: null,
  lastAt: '2026-11-24T20:10:00.000Z',
  lastText: 'Good morning',
  lastBy: 'client',
  unread: 1,
  version: 3,
  ...changes,
});
const aMessage = (n: number, changes: Partial<Message> = {}): Message => ({
  id: `64b0000000000000000000b${n}`,
  by: 'client',
  author: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  isNote: false,
  text: 'Good morning',
  channel: 'portal',
  attachments: [],
  sentAt: '2026-11-24T20:10:00.000Z',
  readAt: null,
  opensAt: null,
  delivery: null,
  ...changes,
});
const api = (more: FakeApi = {}, conversation = aConversation()): FakeApi => ({
  'GET /chatbot/conversations/assignees': () => [MAYA],
  'GET /chatbot/conversations': () => pageOf([conversation]),
  'GET /chatbot/conversations/:id': () => conversation,
  'GET /chatbot/conversations/:id/messages': () => ({
    hasEarlier: false,
    items: [aMessage(1), aMessage(2, { by: 'firm', author: MAYA, isNote: true, text: 'Sounds angry' })],
  }),
  'POST /chatbot/conversations/:id/read': () => undefined,
  'GET /chatbot/canned-answers': () => [],
  'GET /chatbot/conversations/:id/whatsapp': () => ({ openUntil: null }),
  ...more,
});

describe('PORT-06: the inbox', () => {
  it('lists conversations; filter and search stand in the address and stay when one is opened', async () => {
    const { container, user, requests } = await openPage('/admin/conversations?filter=mine', { api: api() });
    const row = await screen.findByRole('link', { name: /Rana Khoury/ });
    expect(row.getAttribute('href')).toContain(`/admin/conversations/${ID}?filter=mine`);
    expect(requests.find(({ path }) => path === '/chatbot/conversations')?.query.get('filter')).toBe('mine');
    await user.type(screen.getByLabelText('Search by client or words'), 'lease');
    await waitFor(() => expect(requests.some(({ query }) => query.get('search') === 'lease')).toBe(true));
    expect((await axe(container)).violations).toEqual([]);
  });

  it('AUTH-11: intake answers, and neither begins a conversation nor opens the record of its client', async () => {
    const person = { roles: ['intake' as const] };
    await openPage(`/admin/conversations/${ID}`, { api: api({}, aConversation({ case: null })), person });
    expect(await screen.findByRole('heading', { level: 2, name: /Rana Khoury/ })).toBeTruthy();
    expect(await screen.findByRole('textbox', { name: /answer/i })).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => /client-details|conversations\/new/.test(href ?? ''))).toEqual([]);
  });

  it('tells nothing there from nothing found and from a failure', async () => {
    await openPage('/admin/conversations', { api: api({ 'GET /chatbot/conversations': () => pageOf([]) }) });
    expect(await screen.findByText('No conversations')).toBeTruthy();
    cleanup();
    await openPage('/admin/conversations?search=x', { api: api({ 'GET /chatbot/conversations': () => pageOf([]) }) });
    expect(await screen.findByText('Nothing found')).toBeTruthy();
    cleanup();
    const failing = api({ 'GET /chatbot/conversations': () => answerProblem('VALIDATION') });
    await openPage('/admin/conversations', { api: failing });
    expect(await screen.findByText('The conversations could not be loaded')).toBeTruthy();
  });

  it('an open one is noted as read, notes are told apart, and an answer goes out', async () => {
    const { container, user, requests } = await openPage(`/admin/conversations/${ID}`, {
      api: api({ 'POST /chatbot/conversations/:id/messages': () => aMessage(3) }),
    });
    const log = await screen.findByRole('log');
    expect(within(log).getByText('Internal note ·')).toBeTruthy();
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/read'))?.body).toEqual({ upTo: aMessage(2).id }),
    );
    await user.type(screen.getByLabelText('Your answer'), 'We have it');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(requests.find(({ method, path }) => method === 'POST' && path.endsWith('/messages'))?.body).toEqual({
        text: 'We have it',
        attachments: [],
      }),
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('a note goes where notes go, whatever stands in the answer', async () => {
    const { user, requests } = await openPage(`/admin/conversations/${ID}`, {
      api: api({ 'POST /chatbot/conversations/:id/notes': () => aMessage(3, { isNote: true }) }),
    });
    await user.type(await screen.findByLabelText('Your answer'), 'Half an answer');
    await user.click(screen.getByLabelText('Internal note: the client never reads it'));
    await user.type(screen.getByLabelText('Your note'), 'Call her first');
    await user.click(screen.getByRole('button', { name: 'Keep note' }));
    await waitFor(() =>
      expect(requests.find(({ path }) => path.endsWith('/notes'))?.body).toEqual({ text: 'Call her first' }),
    );
    expect(requests.some(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toBe(false);
    await user.click(screen.getByLabelText('Internal note: the client never reads it'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Half an answer');
  });

  it('is given to somebody and closed, as it was when it was looked at', async () => {
    const { user, requests } = await openPage(`/admin/conversations/${ID}`, {
      api: api({
        'PUT /chatbot/conversations/:id/assignee': () => aConversation({ assignee: MAYA }),
        'PUT /chatbot/conversations/:id/state': () => aConversation({ state: 'closed' }),
      }),
    });
    await screen.findByRole('option', { name: 'Maya Haddad' });
    await user.selectOptions(screen.getByLabelText('Taken care of by'), 'Maya Haddad');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { assigneeId: MAYA.id, version: 3 },
        { to: 'closed', version: 3 },
      ]),
    );
  });

  it('a closed one takes notes and no answer, in Arabic too', async () => {
    const closed = aConversation({ state: 'closed', unread: 0 });
    const { container } = await openPage(`/admin/conversations/${ID}`, { api: api({}, closed), language: 'ar' });
    expect(await screen.findByText(/هذه المحادثة مغلقة/)).toBeTruthy();
    expect(screen.getByLabelText('ملاحظتكم')).toBeTruthy();
    expect(screen.queryByLabelText('جوابكم')).toBeNull();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('NOT-03, NOT-05: says where an answer goes and until when, and how it stands there', async () => {
    const sent = (n: number, delivery: Message['delivery']) =>
      aMessage(n, { by: 'firm', author: MAYA, channel: 'whatsapp', delivery });
    const { container, user } = await openPage(`/admin/conversations/${ID}`, {
      api: api({
        'GET /chatbot/conversations/:id/whatsapp': () => ({ openUntil: '2026-11-25T20:10:00.000Z' }),
        'GET /chatbot/conversations/:id/messages': () => ({
          hasEarlier: false,
          items: [
            aMessage(1, { channel: 'whatsapp' }),
            sent(2, { state: 'delivered', by: 'text' }),
            sent(3, { state: 'sent', by: 'template' }),
            sent(4, { state: 'failed', by: 'text' }),
          ],
        }),
      }),
    });
    const log = await screen.findByRole('log');
    expect(within(log).getByText(/Delivered/)).toBeTruthy();
    expect(within(log).getByText(/Too late for WhatsApp/)).toBeTruthy();
    expect(within(log).getByText(/Not sent: the client has it in the portal only/).dataset.problem).toBe('true');
    expect(within(log).getAllByText(/Beirut/)).toHaveLength(1);
    expect(await screen.findByText(/goes out there as you write it, until 25 November 2026, 22:10/)).toBeTruthy();
    await user.click(screen.getByLabelText('Your answer'));
    await user.paste('x'.repeat(1601));
    expect(await screen.findByText(/WhatsApp carries 1,?600 letters/)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('takes a ready answer in the language that is chosen, below what is typed, to be read over', async () => {
    const answer = {
      ...{ id: '64b0000000000000000000d1', version: 1, title: { en: 'Arrived', ar: 'وصلنا' } },
      text: { en: 'Your documents arrived.', ar: 'وصلتنا مستنداتك.' },
    };
    const { user, requests } = await openPage(`/admin/conversations/${ID}`, {
      api: api({ 'GET /chatbot/canned-answers': () => [answer] }),
    });
    await user.type(await screen.findByLabelText('Your answer'), 'Dear Rana');
    await user.selectOptions(await screen.findByLabelText('Insert a ready answer'), `ar ${answer.id}`);
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your answer').value).toBe('Dear Rana\n\nوصلتنا مستنداتك.');
    expect(requests.some(({ method, path }) => method === 'POST' && path.endsWith('/messages'))).toBe(false);
  });

  it('is begun by staff: with a client about a case of theirs, sent once', async () => {
    const cases = [{ id: '64b0000000000000000000e1', title: 'Rent of a shop', caseNumber: '2026/1' }];
    const { container, user, requests } = await openPage('/admin/conversations/new?client=64b0000000000000000000c1', {
      api: api({
        'GET /identity/clients': () => pageOf([]),
        'GET /identity/clients/:id': () => ({ id: '64b0000000000000000000c1', name: 'Rana Khoury' }),
        'GET /cases/cases': () => pageOf(cases),
        'POST /chatbot/conversations': () => aConversation(),
      }),
    });
    expect(screen.queryByLabelText('Your message')).toBeNull();
    await screen.findByRole('option', { name: '2026/1 · Rent of a shop' });
    await user.selectOptions(screen.getByLabelText('About'), '2026/1 · Rent of a shop');
    await user.type(screen.getByLabelText('Your message'), 'Please call us');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('log');
    const sent = requests.filter(({ method, path }) => method === 'POST' && path === '/chatbot/conversations');
    expect(sent.map(({ body }) => body)).toEqual([
      {
        ...{ personId: '64b0000000000000000000c1', caseId: '64b0000000000000000000e1' },
        message: { text: 'Please call us', attachments: [] },
      },
    ]);
  });

  it('is not for an editor', async () => {
    const { requests } = await openPage('/admin/conversations', { api: api(), person: { roles: ['editor'] } });
    expect(await screen.findByText('Rana Khoury').catch(() => null)).toBeNull();
    expect(requests.some(({ path }) => path.startsWith('/chatbot'))).toBe(false);
  });
});
