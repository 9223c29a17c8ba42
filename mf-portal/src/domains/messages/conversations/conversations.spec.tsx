/**
 * @jest-environment jsdom
 */
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axeFaults, openPortal } from '../../../testing/open-portal.js';
import type { Conversation, Message } from './api/own-conversations.js';

const ID = '65f0c0ffee65f0c0ffee00a1';
const CASE = { id: '65f0c0ffee65f0c0ffee00c1', title: 'Rent of a shop' };
const conversation: Conversation = {
  id: ID,
  case: CASE,
  state: 'open',
  lastAt: '2026-11-24T20:10:00.000Z',
  lastText: 'We have it.',
  lastBy: 'firm',
  unread: 1,
};
const message = (n: number, more: Partial<Message> = {}): Message => ({
  id: `65f0c0ffee65f0c0ffee00b${n}`,
  by: 'me',
  authorName: 'Rana Khoury',
  text: `Line ${n}`,
  channel: 'portal',
  attachments: [],
  sentAt: `2026-11-2${n}T08:00:00.000Z`,
  readAt: null,
  opensAt: null,
  ...more,
});
const page = (items: Conversation[]) => ({ items, total: items.length, exact: true, page: 1, limit: 20 });
const API = {
  'GET /chatbot/own/conversations/unread': () => ({ count: 1 }),
  'GET /chatbot/own/conversations': () => page([conversation]),
  'GET /chatbot/own/conversations/:id': () => conversation,
  'GET /chatbot/own/conversations/:id/messages': () => ({
    hasEarlier: false,
    items: [
      message(3, { readAt: '2026-11-23T09:00:00.000Z' }),
      message(4, { by: 'system', authorName: '', text: '', opensAt: '2026-11-25T06:30:00.000Z' }),
      message(5, { by: 'firm', authorName: 'Maya Haddad', text: 'We have it.' }),
    ],
  }),
  'POST /chatbot/own/conversations/:id/read': () => undefined,
};

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('PORT-06: the client’s conversations', () => {
  it('are listed with what is unread, and lead to each', async () => {
    await openPortal('/client-portal/messages', { api: API });
    const link = await screen.findByRole('link', { name: 'Rent of a shop' });
    expect(link.getAttribute('href')).toContain(`/client-portal/messages/${ID}`);
    expect(screen.getByText('1 unread message')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('having none is not the same as a failure', async () => {
    await openPortal('/client-portal/messages', {
      api: { ...API, 'GET /chatbot/own/conversations': () => page([]) },
    });
    expect(await screen.findByText('No messages yet')).toBeTruthy();
    cleanup();
    await openPortal('/client-portal/messages', {
      api: { ...API, 'GET /chatbot/own/conversations': () => answerProblem('NOT_FOUND') },
    });
    expect(await screen.findByText('We could not load your messages')).toBeTruthy();
  });

  it('one shows both sides, days, what was read and when the office opens; what is on show is noted as read', async () => {
    const { requests } = await openPortal(`/client-portal/messages/${ID}`, { api: API });
    expect(await screen.findByText('We have it.')).toBeTruthy();
    expect(screen.getByText('23 November 2026')).toBeTruthy();
    expect(screen.getByText(/We answer when the office opens: Wed.* 25 November 2026, 08:30/)).toBeTruthy();
    expect(screen.getByText(/· Read$/)).toBeTruthy();
    await waitFor(() => {
      const read = requests.find(({ path }) => path.endsWith(`${ID}/read`));
      expect(read?.body).toEqual({ upTo: message(5).id });
    });
    expect(await axeFaults()).toEqual([]);
  });

  it('keeps what is typed until it was sent; another attempt has the same key', async () => {
    const keys: (string | null)[] = [];
    const send = ({ headers }: { headers: Headers }) => {
      keys.push(headers.get('Idempotency-Key'));
      return keys.length === 1 ? answerProblem('TOO_MANY_REQUESTS') : message(6);
    };
    const api = { ...API, 'POST /chatbot/own/conversations/:id/messages': send };
    await openPortal(`/client-portal/messages/${ID}`, { api });
    await userEvent.type(await screen.findByLabelText('Your message'), 'And now?');
    cleanup();
    await openPortal(`/client-portal/messages/${ID}`, { api });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    expect(field.value).toBe('And now?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(keys).toHaveLength(1));
    expect(field.value).toBe('And now?');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field.value).toBe(''));
    expect(keys[0]).toBe(keys[1]);
  });

  it('pressed twice in a moment is sent once, and nothing is said of the second press', async () => {
    let calls = 0;
    const send = () => {
      calls += 1;
      return calls === 1 ? message(6) : answerProblem('CONFLICT');
    };
    await openPortal(`/client-portal/messages/${ID}`, {
      api: { ...API, 'POST /chatbot/own/conversations/:id/messages': send },
    });
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });
    await userEvent.type(field, 'And now?');
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      button.click();
      button.click();
    });
    await waitFor(() => expect(field.value).toBe(''));
    expect(calls).toBe(1);
    expect(field.getAttribute('aria-invalid')).not.toBe('true');
  });

  it('a new one about a case leads to the conversation', async () => {
    const { requests } = await openPortal(`/client-portal/messages/new?case=${CASE.id}`, {
      api: { ...API, 'POST /chatbot/own/conversations': () => conversation },
    });
    await userEvent.type(await screen.findByLabelText('Your message'), 'Good morning');
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('We have it.')).toBeTruthy();
    expect(requests.find(({ method, path }) => method === 'POST' && path.endsWith('/conversations'))?.body).toEqual({
      caseId: CASE.id,
      message: { text: 'Good morning', attachments: [] },
    });
  });

  it('in Arabic', async () => {
    await openPortal(`/client-portal/messages/${ID}`, { api: API, language: 'ar' });
    expect(await screen.findByText(/نجيبكم عند افتتاح المكتب/)).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });
});
