/**
 * @jest-environment jsdom
 */
import type { FakeApi } from '@diwan/mf-kit/testing';
import { answerProblem } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aClient } from '../../../testing/records.js';

afterEach(cleanup);

const LIST = 'GET /identity/clients';
const withClients = (more: FakeApi = {}): FakeApi => ({ [LIST]: () => pageOf([aClient()]), ...more });

async function openForm(api: FakeApi = {}, editing = false) {
  const page = await openPage('/admin/clients', { api: withClients(api) });
  const { user } = page;
  if (editing) {
    await user.click(await screen.findByRole('button', { name: 'Actions for Rana Khoury' }));
    await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  } else {
    await user.click(await screen.findByRole('button', { name: 'Add Client' }));
  }
  const form = within(await screen.findByRole('dialog'));
  const save = () => user.click(form.getByRole('button', { name: editing ? 'Update Client' : 'Create Client' }));
  const sent = () =>
    page.requests.filter(({ method }) => method === (editing ? 'PUT' : 'POST')).map(({ body }) => body);
  return { ...page, form, save, sent };
}

describe('Client Management', () => {
  it('lists clients with a way to their details and cuts notes', async () => {
    const notes = `${'n'.repeat(100)}end`;
    const { container } = await openPage('/admin/clients', { api: { [LIST]: () => pageOf([aClient({ notes })]) } });
    const row = await screen.findByRole('row', { name: /Rana Khoury/ });
    expect(within(row).getByRole('link', { name: 'Rana Khoury' }).getAttribute('href')).toBe(
      '/admin/client-details/64b0000000000000000000c1',
    );
    expect(within(row).getByText(`${'n'.repeat(100)}…`)).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('searches as somebody types and keeps the search in the address', async () => {
    const { user, sent, location } = await openPage('/admin/clients?page=2', { api: withClients() });
    await user.type(await screen.findByRole('searchbox', { name: 'Search clients' }), 'kho');
    await waitFor(() => expect(sent(LIST).at(-1)?.query.get('search')).toBe('kho'));
    expect(sent(LIST).at(-1)?.query.get('page')).toBe('1');
    expect(location()).toBe('/admin/clients?search=kho');
  });

  it('F-8: says that a list goes on beyond what was counted', async () => {
    await openPage('/admin/clients', { api: { [LIST]: () => ({ ...pageOf([aClient()], 1000), exact: false }) } });
    expect(await screen.findByText('There are more than 1,000. Search or filter to find older ones.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Page 50' })).toBeTruthy();
  });

  it('leads to the other pages', async () => {
    await openPage('/admin/clients?search=a', { api: { [LIST]: () => pageOf([aClient()], 45) } });
    const next = await screen.findByRole('link', { name: 'Next' });
    expect(next.getAttribute('href')).toBe('/admin/clients?search=a&page=2');
  });

  it('says how clients get here while there are none, and what to search when none matches', async () => {
    await openPage('/admin/clients', { api: { [LIST]: () => pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'No clients yet' })).toBeTruthy();
    cleanup();
    await openPage('/admin/clients?search=zz', { api: { [LIST]: () => pageOf([]) } });
    expect(await screen.findByRole('heading', { name: 'No client matches' })).toBeTruthy();
  });

  it('D-132: says what failed and why, and tries again', async () => {
    let broken = true;
    const api = { [LIST]: () => (broken ? answerProblem('FORBIDDEN') : pageOf([aClient()])) };
    const { user } = await openPage('/admin/clients', { api });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch clients');
    expect(alert.textContent).toContain('problem: FORBIDDEN');
    // Nothing in a log would tell more.
    expect(alert.textContent).not.toContain('a1b2c3');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('row', { name: /Rana Khoury/ })).toBeTruthy();
  });
});

describe('client form', () => {
  it('D-103: required fields block saving, empty or blank', async () => {
    const { user, form, save, sent, container } = await openForm();
    await user.type(form.getByLabelText(/^Name/), '   ');
    await save();
    const summary = await form.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name: Please fill in this field', 'Phone: Please fill in this field']);
    expect(sent()).toEqual([]);
    await user.type(form.getByLabelText(/^Name/), 'x'.repeat(161));
    await user.type(form.getByLabelText(/^Phone/), '12345');
    expect(await form.findByText('This is too long')).toBeTruthy();
    expect(form.getByText('Please enter a valid phone number')).toBeTruthy();
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-130: saves without an e-mail and tells so', async () => {
    const { user, form, save, sent, toasts } = await openForm({ 'POST /identity/clients': () => aClient() });
    await user.type(form.getByLabelText(/^Name/), 'Salma Aoun');
    await user.type(form.getByLabelText(/^Phone/), '03 123 456');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([
      expect.objectContaining({
        name: 'Salma Aoun',
        phone: '03 123 456',
        email: null,
        clientType: 'individual',
        hourlyRate: null,
        retainer: { amountMinor: 0, currency: 'USD' },
      }),
    ]);
    expect(toasts).toEqual([{ kind: 'success', text: 'Success', description: 'Client created successfully' }]);
  });

  it('D-102: amounts are read exactly or refused; an empty rate inherits the firm default, which is shown', async () => {
    const { user, form, save, sent } = await openForm({ 'POST /identity/clients': () => aClient() });
    expect(form.getByText("Leave empty to use the firm's rate, USD 200.00 an hour.")).toBeTruthy();
    await user.type(form.getByLabelText(/^Name/), 'Salma Aoun');
    await user.type(form.getByLabelText(/^Phone/), '03123456');
    await user.type(form.getByLabelText('Hourly Rate'), '-5');
    await user.clear(form.getByLabelText('Retainer Amount'));
    await user.type(form.getByLabelText('Retainer Amount'), 'abc');
    await save();
    expect(await form.findAllByText('Enter an amount')).toHaveLength(2);
    expect(sent()).toEqual([]);
    await user.clear(form.getByLabelText('Hourly Rate'));
    await user.type(form.getByLabelText('Hourly Rate'), '1,234.50');
    await user.clear(form.getByLabelText('Retainer Amount'));
    await user.type(form.getByLabelText('Retainer Amount'), '٥٠٠');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      hourlyRate: { amountMinor: 123_450, currency: 'USD' },
      retainer: { amountMinor: 50_000, currency: 'USD' },
    });
  });

  it('D-131: going back to an individual asks, then clears registration and tax id', async () => {
    const { user, form } = await openForm();
    expect(form.queryByLabelText(/^Business Registration/)).toBeNull();
    await user.selectOptions(form.getByLabelText('Client Type'), 'Corporation');
    await user.type(form.getByLabelText(/^Business Registration/), '2011');
    await user.selectOptions(form.getByLabelText('Client Type'), 'Individual');
    await user.click(await screen.findByRole('button', { name: 'Leave as it is' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Business Registration/).value).toBe('2011');
    await user.selectOptions(form.getByLabelText('Client Type'), 'Individual');
    await user.click(await screen.findByRole('button', { name: 'Clear and change' }));
    await waitFor(() => expect(form.queryByLabelText(/^Business Registration/)).toBeNull());
    await user.selectOptions(form.getByLabelText('Client Type'), 'Business');
    expect(form.getByLabelText<HTMLInputElement>(/^Business Registration/).value).toBe('');
  });

  it('D-132: a failure names what failed with reason and reference, keeps what was typed, and faults go to their fields', async () => {
    let answer = () => answerProblem('UNAVAILABLE');
    const { user, form, save, toasts } = await openForm({ 'POST /identity/clients': () => answer() });
    await user.type(form.getByLabelText(/^Name/), 'Salma Aoun');
    await user.type(form.getByLabelText(/^Phone/), '03123456');
    await save();
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]).toEqual({
      kind: 'error',
      text: 'Error',
      description: 'Failed to save client. problem: UNAVAILABLE Reference: a1b2c3',
    });
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Salma Aoun');
    answer = () => answerProblem('DUPLICATE');
    await save();
    expect(await form.findByRole('link', { name: 'Phone: This is used by somebody else already' })).toBeTruthy();
    answer = () => answerProblem('VALIDATION', { fieldErrors: { email: 'invalid_email' } });
    await save();
    expect(await form.findByRole('link', { name: /^Email: Enter an e-mail address/ })).toBeTruthy();
  });

  it('D-129, H6: what only somebody else changed is taken over; what both changed is chosen field by field', async () => {
    let version = 3;
    const { user, form, save, sent, toasts, container } = await openForm(
      {
        'PUT /identity/clients/:id': ({ body }) =>
          (body as { version: number }).version === version ? aClient() : answerProblem('CONFLICT'),
        'GET /identity/clients/:id': () =>
          aClient({ name: 'Rana Khoury Saad', address: 'Hamra, Beirut', notes: 'Theirs', version: 7 }),
      },
      true,
    );
    version = 7;
    await user.type(form.getByLabelText(/^Name/), ' X');
    await user.clear(form.getByLabelText(/^Notes/));
    await user.type(form.getByLabelText(/^Notes/), 'Mine');
    await save();
    expect(await form.findByText('Somebody changed this in the meantime')).toBeTruthy();
    expect(form.getByText('Taken over from what is saved now: Address.')).toBeTruthy();
    expect(form.getByLabelText<HTMLInputElement>(/^Address/).value).toBe('Hamra, Beirut');
    expect(toasts).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
    const nameOf = within(form.getByRole('group', { name: 'Name' }));
    expect(nameOf.getByRole<HTMLInputElement>('radio', { name: 'Yours: Rana Khoury X' }).checked).toBe(true);
    await user.click(nameOf.getByRole('radio', { name: 'Saved now: Rana Khoury Saad' }));
    // Saving does not get past the choice.
    await save();
    expect(await form.findByText('Somebody changed this in the meantime')).toBeTruthy();
    await user.click(form.getByRole('button', { name: 'Go on with this, then save' }));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().map((body) => (body as { version: number }).version)).toEqual([3, 3, 7]);
    expect(sent().at(-1)).toMatchObject({ name: 'Rana Khoury Saad', address: 'Hamra, Beirut', notes: 'Mine' });
    expect(toasts.at(-1)?.description).toBe('Client updated successfully');
  });

  it('H4: what was typed is there again after a reload, until it is saved or given up', async () => {
    const api = { [LIST]: () => pageOf([]), 'POST /identity/clients': () => aClient() };
    const begin = async (reloaded: boolean) => {
      const { user, toasts } = await openPage('/admin/clients', { api, reloaded });
      await user.click(await screen.findByRole('button', { name: 'Add Client' }));
      return { user, toasts, form: within(await screen.findByRole('dialog')) };
    };
    const first = await begin(false);
    await first.user.type(first.form.getByLabelText(/^Name/), 'Salma Aoun');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    cleanup();
    const again = await begin(true);
    expect(again.form.getByText('Restored what you had typed')).toBeTruthy();
    expect(again.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Salma Aoun');
    await again.user.click(again.form.getByRole('button', { name: 'Discard' }));
    expect(again.form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    await again.user.type(again.form.getByLabelText(/^Name/), 'Salma Aoun');
    await again.user.type(again.form.getByLabelText(/^Phone/), '03123456');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await again.user.click(again.form.getByRole('button', { name: 'Create Client' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('H4: somebody else who signs in here finds nothing of it', async () => {
    const api = { [LIST]: () => pageOf([]) };
    const { user } = await openPage('/admin/clients', { api });
    await user.click(await screen.findByRole('button', { name: 'Add Client' }));
    await user.type(within(await screen.findByRole('dialog')).getByLabelText(/^Name/), 'Salma');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    cleanup();
    const other = await openPage('/admin/clients', { api, reloaded: true, person: { id: '64b000000000000000000009' } });
    await other.user.click(await screen.findByRole('button', { name: 'Add Client' }));
    const form = within(await screen.findByRole('dialog'));
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('');
  });

  it('OFF-11: asks before what was typed is lost, and only then', async () => {
    const { user, form } = await openForm();
    await user.type(form.getByLabelText(/^Name/), 'S');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(form.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('S');
    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Add Client' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('client details', () => {
  const api: FakeApi = {
    'GET /identity/clients/:id': () => aClient({ notes: 'Prefers calls after 4 pm.' }),
    'GET /cases/cases': () => pageOf([]),
  };

  it('D-117: shows the client, the cases and the way to a new one', async () => {
    const { container, requests } = await openPage('/admin/client-details/64b0000000000000000000c1/cases', { api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Rana Khoury' })).toBeTruthy();
    expect(await screen.findByText('Press “New case” to open the first one for this client.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'New case' })).toBeTruthy();
    expect(screen.getByText("USD 200.00 (the firm's rate)")).toBeTruthy();
    expect(requests.find(({ path }) => path === '/cases/cases')?.query.get('clientId')).toBe(
      '64b0000000000000000000c1',
    );
    expect((await axe(container)).violations).toEqual([]);
  });

  it('D-025: somebody who bills sees neither cases nor notes, and asks for none', async () => {
    const { requests } = await openPage('/admin/client-details/64b0000000000000000000c1', {
      api,
      person: { roles: ['accountant'] },
    });
    expect(await screen.findByText('Hourly Rate')).toBeTruthy();
    expect(screen.queryByText('Notes')).toBeNull();
    expect(screen.queryByRole('button', { name: 'New case' })).toBeNull();
    const asked = ['', '/account', '/messages', '/delegations'].map((of) => `/clients/${aClient().id}${of}`);
    await waitFor(() => expect(requests.map(({ path }) => path.replace(/^.\w+/, ''))).toEqual(asked));
  });

  it('is the 404 page for a client who does not exist', async () => {
    await openPage('/admin/client-details/64b0000000000000000000c9', {
      api: { 'GET /identity/clients/:id': () => answerProblem('NOT_FOUND') },
    });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });
});
