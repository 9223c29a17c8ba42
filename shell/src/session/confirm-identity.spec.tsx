/** @jest-environment jsdom */

import { askDataCopy } from '@diwan/contracts/people/data-copies/http';
import type { ActingFor } from '@diwan/contracts/people/delegations/delegation-scope';
import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import { ApiProblem, callApi, useNavigate } from '@diwan/mf-kit';
import { answerProblem, aPerson, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderInShell } from '../testing/in-shell.js';
import { playModalDialogs } from '../testing/modal-dialogs.js';
import ConfirmIdentity from './confirm-identity.js';
import { connectConfirmation, useIsConfirming } from './confirmation.js';
import { askSession, connectSession, forgetSession, readSession } from './session-store.js';

const CLIENT = aPerson({ roles: ['client'], secondFactor: 'none' });
/** By which a delegate looks at a client's documents. */
const MANDATE: ActingFor = {
  delegationId: '64b0000000000000000000d1',
  clientId: '64b0000000000000000000c1',
  clientName: 'Rana Khoury',
  scopes: ['documents'],
  caseIds: null,
  endsAt: '2030-01-01T00:00:00.000Z',
};
const LAWYER = aPerson({ roles: ['lawyer'], secondFactor: 'confirmed' });

/** What `ShellProvider` shows of it. */
function Place() {
  const { person } = readSession().session;
  const navigate = useNavigate();
  const isConfirming = useIsConfirming();
  return (
    <>
      <button type="button" onClick={() => navigate('/admin')}>
        Leave the page
      </button>
      {isConfirming && person && <ConfirmIdentity person={person} />}
    </>
  );
}

/** The service, which is content once somebody has proved themselves. */
const service = {
  isFresh: false,
  hasEnded: false,
  person: CLIENT as SessionPerson,
  turned: (): void => undefined,
};
const confirmed = () => {
  service.isFresh = true;
  return { outcome: 'signed-in', person: service.person, notice: null };
};
const API: FakeApi = {
  'GET /identity/session': () => ({
    person: service.hasEnded ? null : service.person,
    csrfToken: 'token',
    idleEndsAt: null,
  }),
  'POST /identity/my/data-copies': () => (service.isFresh ? { id: 'a copy' } : answerProblem('FRESH_SIGN_IN_REQUIRED')),
  'GET /identity/my/profile': () => ({ phone: '+96170000002' }),
  'POST /identity/codes': () => ({
    ...{ challengeId: 'c1', expiresAt: '2026-11-22T08:10:00.000Z', resendAfterSeconds: 60, knownOnly: false },
  }),
  'POST /identity/codes/verify': ({ body }) =>
    (body as { code: string }).code === '123456' ? confirmed() : answerProblem('OTP_INVALID'),
  'PUT /identity/my/acting-for': () => service.turned(),
  'GET /identity/second-factor': () => ({ authenticator: true, passkeys: 0, recoveryCodes: 9 }),
  'POST /identity/second-factor/confirm': () =>
    service.hasEnded ? answerProblem('SIGN_IN_REQUIRED') : { ...confirmed(), recoveryCodes: null },
};

beforeEach(() => {
  playModalDialogs();
  service.isFresh = false;
  service.hasEnded = false;
});
afterEach(() => {
  act(() => forgetSession());
  cleanup();
});

/** Somebody signed in, who presses what needs a fresh confirmation. */
async function press(person: SessionPerson, times = 1) {
  service.person = person;
  const shell = renderInShell(<Place />, { api: API });
  connectSession();
  connectConfirmation();
  await act(askSession);
  const code = (error: unknown) => (error instanceof ApiProblem ? error.code : error);
  const outcomes = Array.from({ length: times }, () => callApi(askDataCopy).catch(code));
  return { ...shell, outcomes: Promise.all(outcomes) };
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('S-6: proving oneself anew, over the page', () => {
  it('clients do so by a code to the phone of their account, and what they pressed goes on', async () => {
    const { outcomes, sent, container } = await press(CLIENT);
    expect(await screen.findByRole('dialog', { name: 'Please confirm that it is you' })).toBeTruthy();
    expect(sent('POST /identity/codes')).toEqual([]);
    await click('Send code');
    const field = await screen.findByLabelText(/One-time code/);
    expect(screen.getByText('+961 70 000 002')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await userEvent.type(field, '111111');
    await click('Confirm');
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, '123456');
    await click('Confirm');
    expect(await outcomes).toEqual([{ id: 'a copy' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('staff do so by their second factor', async () => {
    const { outcomes, sent } = await press(LAWYER);
    await userEvent.type(await screen.findByLabelText(/Code of your authenticator/), '123456');
    await click('Confirm');
    expect(await outcomes).toEqual([{ id: 'a copy' }]);
    expect(sent('POST /identity/codes')).toEqual([]);
  });

  it('several presses wait for one confirmation', async () => {
    const { outcomes, sent } = await press(LAWYER, 2);
    await userEvent.type(await screen.findByLabelText(/Code of your authenticator/), '123456');
    await click('Confirm');
    expect(await outcomes).toEqual([{ id: 'a copy' }, { id: 'a copy' }]);
    expect(sent('POST /identity/second-factor/confirm')).toHaveLength(1);
  });

  it('a delegate goes on at the file of the client they looked at', async () => {
    const { outcomes, sent } = await press({ ...CLIENT, actingFor: MANDATE });
    service.turned = () => {
      service.person = { ...CLIENT, actingFor: MANDATE };
    };
    service.person = CLIENT;
    await click('Send code');
    await userEvent.type(await screen.findByLabelText(/One-time code/), '123456');
    await click('Confirm');
    expect(await outcomes).toEqual([{ id: 'a copy' }]);
    expect(sent('PUT /identity/my/acting-for').at(-1)?.body).toEqual({ delegationId: MANDATE.delegationId });
    expect(readSession().session.person?.actingFor?.clientName).toBe('Rana Khoury');
  });

  it('a delegate who may not look at it any more repeats nothing at their own file', async () => {
    const { outcomes, sent } = await press({ ...CLIENT, actingFor: MANDATE });
    service.turned = () => answerProblem('DELEGATION_ENDED');
    service.person = CLIENT;
    await click('Send code');
    await userEvent.type(await screen.findByLabelText(/One-time code/), '123456');
    await click('Confirm');
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
    expect(sent('POST /identity/my/data-copies')).toHaveLength(1);
  });

  it('who gives up is told what the service said', async () => {
    const { outcomes } = await press(CLIENT);
    await click('Cancel');
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
  });

  it('Escape gives up, also where a dialog behind has taken what the browser does about it', async () => {
    const { outcomes } = await press(LAWYER);
    const field = await screen.findByLabelText(/Code of your authenticator/);
    document.addEventListener('keydown', (event) => event.preventDefault(), { capture: true, once: true });
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
  });

  it('whoever goes back from the page gives up', async () => {
    const { outcomes } = await press(LAWYER);
    await screen.findByRole('dialog');
    await click('Leave the page');
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
  });

  it('goes when the session has ended meanwhile', async () => {
    const { outcomes } = await press(LAWYER);
    const field = await screen.findByLabelText(/Code of your authenticator/);
    service.hasEnded = true;
    await userEvent.type(field, '123456');
    await click('Confirm');
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
    expect(readSession().session.person).toBeNull();
  });

  it('nobody confirms what somebody else began', async () => {
    const { outcomes } = await press(CLIENT);
    await screen.findByRole('dialog');
    service.person = aPerson({ id: '64b0000000000000000000ff', roles: ['client'] });
    await act(askSession);
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
  });

  it('staff who are signed in halfway are asked for nothing here', async () => {
    const { outcomes } = await press(aPerson({ roles: ['lawyer'], secondFactor: 'needed' }));
    expect(await outcomes).toEqual(['FRESH_SIGN_IN_REQUIRED']);
  });
});
