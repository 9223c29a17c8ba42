/**
 * @jest-environment jsdom
 */
import { createTask } from '@diwan/contracts/matters/tasks/http';
import { callApi, configureBrowserTransport } from '@diwan/mf-kit';
import { aPerson, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import messages from '../messages.en.js';
import { ChangesOnce } from './once.js';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('F2: does what is pressed twice once as long as the area is open, for whoever is signed in', async () => {
  const { wrapper, sent } = fakeShell({
    messages,
    session: { status: 'person', person: aPerson() },
    api: { 'POST /cases/tasks': () => ({}) },
  });
  const press = () => callApi(createTask, { body: {} as never });
  const { unmount } = render(<ChangesOnce />, { wrapper });
  await Promise.all([press(), press()]);
  expect(sent('POST /cases/tasks')).toHaveLength(1);
  unmount();
  await Promise.all([press(), press()]);
  expect(sent('POST /cases/tasks')).toHaveLength(3);
});

it('F2: tells whoever presses again that it had been done', async () => {
  const { wrapper, toasts } = fakeShell({ messages, session: { status: 'person', person: aPerson() } });
  const headers = new Headers({ 'Idempotent-Replayed': 'true' });
  configureBrowserTransport({
    fetch: async () => ({ ok: true, status: 201, headers, json: async () => ({}) }) as never,
  });
  render(<ChangesOnce />, { wrapper });
  await callApi(createTask, { body: {} as never });
  expect(toasts.map(({ text }) => text)).toEqual([
    'It had been done by your earlier attempt; this one did nothing more.',
  ]);
});
