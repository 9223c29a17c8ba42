/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { type OpenOptions, openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const LAWYER = '64b0000000000000000000e1';
const ADMIN = '64b0000000000000000000e2';

/** The record of a case and a wall that the service keeps. */
async function openRecord(api: FakeApi = {}, options: OpenOptions = {}) {
  const stored = { people: [] as { id: string; name: string }[], reason: '', version: 2 };
  const page = await openPage('/admin/cases/64b0000000000000000000a1', {
    ...options,
    api: {
      'GET /cases/cases/:id': () => {
        const isKeptAway = (id: string) => stored.people.some((person) => person.id === id);
        const clients = aCase().clients.map((client) => ({ ...client, isKeptAway: isKeptAway(client.id) }));
        return aCase({ version: stored.version, clients });
      },
      'GET /cases/cases/:id/documents': () => pageOf([]),
      'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
      'GET /cases/cases/:id/related': () => [],
      'GET /cases/share-requests': () => pageOf([]),
      'GET /cases/tasks': () => pageOf([]),
      'GET /identity/colleagues': () => [
        { id: LAWYER, name: 'Maya Saliba' },
        { id: ADMIN, name: 'Nour Haddad' },
      ],
      'GET /cases/cases/:id/wall': () => ({ ...stored }),
      'PUT /cases/cases/:id/wall': ({ body }) => {
        const sent = body as { people: string[]; reason: string; version: number };
        if (sent.version !== stored.version) return answerProblem('CONFLICT');
        stored.people = sent.people.map((id) => ({ id, name: id === LAWYER ? 'Maya Saliba' : 'Nour Haddad' }));
        stored.reason = sent.reason;
        stored.version += 1;
        return { ...stored };
      },
      ...api,
    },
  });
  const openSheet = async () => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Sale of a flat' }));
    await page.user.click(await screen.findByRole('menuitem', { name: 'Restrict access…' }));
    return within(await screen.findByRole('dialog'));
  };
  return { ...page, stored, openSheet };
}

describe('the wall around a case', () => {
  it('names who is kept away with a reason, which must be given, and says so on the record', async () => {
    const { user, stored, openSheet, container } = await openRecord();
    const sheet = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: 'Maya Saliba' }));
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sheet.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true'));
    await user.type(sheet.getByLabelText(/^Reason/), 'Her brother is the opponent');
    expect((await axe(container)).violations).toEqual([]);
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.people.map(({ id }) => id)).toEqual([LAWYER]));
    expect(await screen.findByText('Restricted')).toBeTruthy();
    expect(screen.getByText('Her brother is the opponent')).toBeTruthy();
  });

  it('M1: keeps clients of the case away, and says so beside their names', async () => {
    const { user, stored, openSheet } = await openRecord();
    const sheet = await openSheet();
    const clients = within(await sheet.findByRole('group', { name: 'Clients of this case' }));
    await user.click(clients.getByRole('checkbox', { name: 'Rana Khoury' }));
    await user.type(sheet.getByLabelText(/^Reason/), 'The two are at odds');
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored.people.map(({ id }) => id)).toEqual(['64b0000000000000000000c1']));
    expect(await screen.findByText('Kept away')).toBeTruthy();
  });

  it('D-129: another wall that was set meanwhile is shown beside what was chosen here', async () => {
    const { user, stored, openSheet } = await openRecord();
    const sheet = await openSheet();
    await user.click(await sheet.findByRole('checkbox', { name: 'Maya Saliba' }));
    await user.type(sheet.getByLabelText(/^Reason/), 'Conflict');
    Object.assign(stored, { people: [{ id: ADMIN, name: 'Nour Haddad' }], reason: 'Conflict', version: 5 });
    await user.click(sheet.getByRole('button', { name: 'Save' }));
    expect(await sheet.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(stored.people.map(({ id }) => id)).toEqual([ADMIN]);
  });

  it('is not offered to lawyers', async () => {
    const { user } = await openRecord({}, { person: { roles: ['lawyer'] } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Sale of a flat' }));
    await screen.findByRole('menuitem', { name: 'Close case' });
    expect(screen.queryByRole('menuitem', { name: 'Restrict access…' })).toBeNull();
  });
});

describe('cases that are closed to somebody', () => {
  it('an owner learns how many there are, a lawyer nothing', async () => {
    const api: FakeApi = {
      'GET /cases/cases': () => pageOf([aCase()]),
      'GET /cases/stage-templates': () => [],
      'GET /identity/colleagues': () => [],
      'GET /cases/restricted-cases': () => ({ count: 2 }),
    };
    await openPage('/admin/cases', { api });
    expect(await screen.findByText(/2 cases are closed to you/)).toBeTruthy();
    cleanup();
    const { requests } = await openPage('/admin/cases', { api, person: { roles: ['lawyer'] } });
    await screen.findByRole('link', { name: 'Sale of a flat' });
    expect(requests.some(({ path }) => path.includes('restricted'))).toBe(false);
  });
});
