/** @jest-environment jsdom */

import { extendSession, logout } from '@diwan/contracts/people/sessions/http';
import { callApi, useUnsavedWork } from '@diwan/mf-kit';
import { answerProblem, aPerson, type FakeApi, fakeShell } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { renderHook, waitFor } from '@testing-library/react';
import { askSession, connectSession, endSession, forgetSession, readSession } from './session-store.js';

const signedIn = () => ({ person: aPerson(), csrfToken: 'token-1', idleEndsAt: '2026-05-12T10:00:00.000Z' });
const setup = (api: FakeApi) => {
  const shell = fakeShell({ api });
  connectSession();
  return shell;
};

beforeEach(() => forgetSession());

describe('session', () => {
  it('D-012: is known from the server and kept in memory, never in browser storage', async () => {
    setup({ 'GET /identity/session': signedIn });
    await askSession();
    expect(readSession().session).toMatchObject({ status: 'person', person: { name: 'Rana Haddad' } });
    expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, '']);
  });

  it('gives unsafe requests its token', async () => {
    const { sent } = setup({ 'GET /identity/session': signedIn, 'POST /identity/logout': () => undefined });
    await askSession();
    await callApi(logout);
    expect(sent('POST /identity/logout').at(-1)?.headers.get('X-CSRF')).toBe('token-1');
  });

  it('keeps a known person when the server cannot be asked, and fails when nobody is known', async () => {
    setup({ 'GET /identity/session': signedIn });
    await askSession();
    setup({ 'GET /identity/session': () => answerProblem('UNAVAILABLE') });
    await askSession();
    expect(readSession().session.status).toBe('person');
    forgetSession();
    await askSession();
    expect(readSession().session.status).toBe('failed');
  });

  it('ends here even when the server had ended it before', async () => {
    setup({ 'GET /identity/session': signedIn, 'POST /identity/logout': () => answerProblem('SIGN_IN_REQUIRED') });
    await askSession();
    await endSession();
    expect(readSession().session.status).toBe('visitor');
  });

  it('stays when logging out failed', async () => {
    setup({ 'GET /identity/session': signedIn, 'POST /identity/logout': () => answerProblem('UNAVAILABLE') });
    await askSession();
    await expect(endSession()).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    expect(readSession().session.status).toBe('person');
  });
});

describe('a session that ends over unsaved work', () => {
  let person: ReturnType<typeof aPerson> | null;
  const session = () => ({ person, csrfToken: person && 'token-2', idleEndsAt: null });
  const endWhileTyping = async () => {
    person = aPerson();
    const { requests } = setup({
      'GET /identity/session': session,
      'POST /identity/session/extend': () => (person ? undefined : answerProblem('SIGN_IN_REQUIRED')),
    });
    await askSession();
    person = null;
    const { unmount } = renderHook(() => useUnsavedWork(true));
    const saving = callApi(extendSession);
    saving.catch(() => undefined);
    await waitFor(() => expect(readSession().lapsed).toBe(true));
    return { saving, requests, unmount };
  };
  let typing: { unmount(): void } | undefined;
  afterEach(() => typing?.unmount());

  it('H4: the page stays, and what was being saved goes on when the same person is back', async () => {
    const work = await endWhileTyping();
    typing = work;
    expect(readSession().session.person?.name).toBe('Rana Haddad');
    person = aPerson();
    await askSession();
    await expect(work.saving).resolves.toBeUndefined();
    expect(readSession().lapsed).toBe(false);
    const sent = work.requests.filter(({ path }) => path === '/identity/session/extend');
    expect(sent).toHaveLength(2);
    expect(sent[1]?.headers.get('X-CSRF')).toBe('token-2');
  });

  it('H4: another person gets neither the page nor the saving', async () => {
    sessionStorage.setItem('diwan-draft:somebody:client:new', '{}');
    const work = await endWhileTyping();
    typing = work;
    const before = readSession().generation;
    person = aPerson({ id: '64b000000000000000000099', name: 'Ziad Aoun' });
    await askSession();
    await expect(work.saving).rejects.toMatchObject({ code: 'SIGN_IN_REQUIRED' });
    expect(readSession().generation).toBe(before + 1);
    expect(sessionStorage).toHaveLength(0);
    expect(work.requests.filter(({ path }) => path === '/identity/session/extend')).toHaveLength(1);
  });

  it('H4: staff who had confirmed a second factor are back only with it', async () => {
    const work = await endWhileTyping();
    typing = work;
    person = aPerson({ secondFactor: 'needed' });
    await askSession();
    expect(readSession().lapsed).toBe(true);
    person = aPerson();
    await askSession();
    expect(readSession().lapsed).toBe(false);
    await work.saving;
  });

  it('H4: without unsaved work nothing is waited for', async () => {
    person = aPerson();
    setup({ 'GET /identity/session': session });
    await askSession();
    person = null;
    await askSession();
    expect(readSession()).toMatchObject({ lapsed: false, session: { status: 'visitor' } });
  });
});
