/** @jest-environment jsdom */

import { logout } from '@diwan/contracts/http/identity';
import { callApi } from '@diwan/mf-kit';
import { answerProblem, aPerson, type FakeApi, fakeShell } from '@diwan/mf-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
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
    const { requests } = setup({ 'GET /identity/session': signedIn, 'POST /identity/logout': () => undefined });
    await askSession();
    await callApi(logout);
    expect(requests.at(-1)?.headers.get('X-CSRF')).toBe('token-1');
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
