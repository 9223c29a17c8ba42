/**
 * @jest-environment jsdom
 */
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase, aClient } from '../../../testing/records.js';

afterEach(cleanup);

const LIST = 'GET /cases/cases';
const FORM: FakeApi = {
  'GET /identity/clients': () =>
    pageOf([aClient(), aClient({ id: '64b0000000000000000000c2', name: 'Karim Mansour' })]),
  'GET /cases/courts': () => [],
  'GET /identity/colleagues': () => [{ id: '64b0000000000000000000e1', name: 'Maya Saliba' }],
};

async function openForm(api: FakeApi = {}, editing = false) {
  const page = await openPage('/admin/cases', { api: { [LIST]: () => pageOf([aCase()]), ...FORM, ...api } });
  const { user } = page;
  if (editing) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Sale of a flat' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  } else {
    await user.click(await screen.findByRole('button', { name: 'New case' }));
  }
  const form = within(await screen.findByRole('dialog'));
  const save = () => user.click(form.getByRole('button', { name: editing ? 'Update Case' : 'Create Case' }));
  const sent = () => page.requests.filter(({ method }) => method !== 'GET').map(({ body }) => body);
  return { ...page, form, save, sent };
}

describe('the list of cases', () => {
  it('shows each case with its client, and filters by status in the address', async () => {
    const { user, container, sent, location } = await openPage('/admin/cases?page=3', {
      api: { [LIST]: () => pageOf([aCase()]) },
    });
    const row = await screen.findByRole('row', { name: /Sale of a flat/ });
    expect(within(row).getByRole('link', { name: 'Sale of a flat' }).getAttribute('href')).toBe(
      '/admin/cases/64b0000000000000000000a1',
    );
    expect(within(row).getByText('1 December 2026')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Status'), 'Closed');
    await waitFor(() => expect(sent(LIST).at(-1)?.query.get('status')).toBe('closed'));
    expect(location()).toBe('/admin/cases?status=closed');
  });

  it('says how to get one while there are none, and what failed', async () => {
    await openPage('/admin/cases', { api: { [LIST]: () => pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'No cases yet' })).toBeTruthy();
    cleanup();
    await openPage('/admin/cases', { api: { [LIST]: () => answerProblem('FORBIDDEN') } });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch cases');
  });

  it('takes a status that is none for no filter', async () => {
    const { requests } = await openPage('/admin/cases?status=lost', { api: { [LIST]: () => pageOf([aCase()]) } });
    await screen.findByRole('row', { name: /Sale of a flat/ });
    expect(requests[0]?.query.get('status')).toBeNull();
  });
});

describe('case form', () => {
  it('D-110: opens a case for a client who is found by typing', async () => {
    const { user, form, save, sent, toasts, requests, container } = await openForm({
      'POST /cases/cases': () => aCase(),
    });
    await user.click(form.getByLabelText(/^Client/));
    await user.type(form.getByPlaceholderText('Search by name, email or phone'), 'kar');
    await waitFor(() => expect(requests.some(({ query }) => query.get('search') === 'kar')).toBe(true));
    await user.click(await form.findByRole('option', { name: /Karim Mansour/ }));
    await user.type(form.getByLabelText(/^Title/), 'Sale of a flat');
    await user.type(form.getByLabelText(/^Case Number/), '2026/RE/001');
    await user.selectOptions(form.getByLabelText(/^Area/), 'real-estate');
    await user.type(form.getByLabelText('Next Date'), '2026-12-01T10:30');
    await user.click(form.getByLabelText('Maya Saliba'));
    expect((await axe(container)).violations).toEqual([]);
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      {
        clientId: '64b0000000000000000000c2',
        clientRole: null,
        otherClients: [],
        title: 'Sale of a flat',
        caseNumber: '2026/RE/001',
        court: null,
        courtId: null,
        courtFileNumber: null,
        area: 'real-estate',
        status: 'active',
        description: '',
        waitingFor: null,
        nextStep: '',
        nextDate: '2026-12-01T08:30:00.000Z',
        nextAction: '',
        parties: [],
        team: [{ id: '64b0000000000000000000e1', role: 'responsible' }],
        parentId: null,
        relatedIds: [],
      },
    ]);
    expect(toasts).toEqual([{ kind: 'success', text: 'Success', description: 'Case created successfully' }]);
  });

  it('D-110: client, title, number and area are required', async () => {
    const { form, save, sent } = await openForm();
    await save();
    const links = within(await form.findByRole('alert')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent?.split(':')[0])).toEqual([
      'Client',
      'Title',
      'Case Number',
      'Area',
    ]);
    expect(sent()).toEqual([]);
  });

  it('D-110: what the service finds wrong goes to the fields', async () => {
    const faults = { caseNumber: 'case_number_taken', clientId: 'case_has_documents', team: 'unknown_staff' };
    const { user, form, save, toasts } = await openForm(
      { 'PUT /cases/cases/:id': () => answerProblem('VALIDATION', { fieldErrors: faults }) },
      true,
    );
    await user.type(form.getByLabelText(/^Title/), ' 2');
    await save();
    expect(await form.findByRole('link', { name: 'Case Number: Another case has this number' })).toBeTruthy();
    expect(
      form.getByRole('link', { name: 'Client: This case has documents, so it stays with its client' }),
    ).toBeTruthy();
    expect(form.getByRole('link', { name: 'Team: Somebody in the team is not staff any more' })).toBeTruthy();
    // At the fields, so nowhere else (H7).
    expect(toasts).toEqual([]);
  });

  it('D-129, H6: takes over what only somebody else changed', async () => {
    const { user, form, save } = await openForm(
      {
        'PUT /cases/cases/:id': () => answerProblem('CONFLICT'),
        'GET /cases/cases/:id': () => aCase({ waitingFor: 'court', version: 9 }),
      },
      true,
    );
    await user.type(form.getByLabelText('Next Step'), 'Appeal');
    await save();
    // Only the other changed who is waited for, only this person the next step: both stand.
    expect(await form.findByText('Taken over from what is saved now: Waiting for.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>('Next Step').value).toContain('Appeal');
    await user.click(form.getByRole('button', { name: 'Go on with this, then save' }));
    expect(form.getByLabelText<HTMLSelectElement>('Waiting for').value).toBe('court');
  });

  it('is filled with the client when it is opened from their page', async () => {
    const { user } = await openPage('/admin/client-details/64b0000000000000000000c1/cases', {
      api: { [LIST]: () => pageOf([]), 'GET /identity/clients/:id': () => aClient(), ...FORM },
    });
    await user.click(await screen.findByRole('button', { name: 'New case' }));
    expect((await within(await screen.findByRole('dialog')).findByLabelText(/^Client/)).textContent).toBe(
      'Rana Khoury',
    );
  });
});
