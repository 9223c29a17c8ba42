/**
 * @jest-environment jsdom
 */
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { Party } from '@diwan/contracts/matters/parties/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const PARTIES = '/admin/cases/64b0000000000000000000a1/parties';
const opponent: Party = {
  role: 'opponent',
  name: { en: 'Cedar Logistics SAL', ar: '' },
  fatherName: { en: '', ar: '' },
  phone: null,
  email: null,
  note: '',
};

/** A case whose parties the service keeps; `refuse` refuses the next saving. */
function service() {
  const state: { record: LegalCase; refuse: boolean } = {
    record: aCase({ parties: [opponent], version: 3 }),
    refuse: false,
  };
  const api: FakeApi = {
    'GET /cases/cases/:id': () => state.record,
    'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
    'GET /cases/share-requests': () => pageOf([]),
    'PUT /cases/cases/:id/parties': ({ body }) => {
      const { parties, version } = body as { parties: Party[]; version: number };
      if (state.refuse || version !== state.record.version) return answerProblem('CONFLICT');
      state.record = { ...state.record, parties, version: version + 1 };
      return { parties, version: version + 1 };
    },
  };
  return { state, api };
}

describe('parties of a case', () => {
  it('OFF-05: somebody is added with a name in one script and stands in the list, clean for axe', async () => {
    const { state, api } = service();
    const { user, container } = await openPage(PARTIES, { api });
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await user.selectOptions(await screen.findByLabelText(/^What they are/), 'expert');
    await user.type(screen.getByLabelText('Name in Arabic'), 'سامي خليل');
    await user.click(screen.getAllByRole('button', { name: 'Add a person' }).at(-1) as HTMLElement);
    expect(await screen.findByText('سامي خليل')).toBeTruthy();
    expect(state.record.parties.map(({ role, name }) => [role, name.ar || name.en])).toEqual([
      ['opponent', 'Cedar Logistics SAL'],
      ['expert', 'سامي خليل'],
    ]);
    expect((await axe(container)).violations).toEqual([]);
  });

  it('asks for a name in one of the scripts, at its field', async () => {
    const { state, api } = service();
    const { user } = await openPage(PARTIES, { api });
    await user.click(await screen.findByRole('button', { name: 'Add a person' }));
    await screen.findByLabelText(/^What they are/);
    await user.click(screen.getAllByRole('button', { name: 'Add a person' }).at(-1) as HTMLElement);
    const field = screen.getByLabelText(/^Name in Latin letters/);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(state.record.parties).toHaveLength(1);
  });

  it('H4: what was typed about somebody is there again after a reload, until it is saved or given up', async () => {
    const { state, api } = service();
    const open = async (reloaded: boolean) => {
      const { user } = await openPage(PARTIES, { api, reloaded });
      await user.click(await screen.findByRole('button', { name: 'Add a person' }));
      return { user, form: within(await screen.findByRole('dialog')) };
    };
    const first = await open(false);
    await first.user.type(await first.form.findByLabelText('Name in Arabic'), 'سامي خليل');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    cleanup();
    const again = await open(true);
    expect(await again.form.findByText('Restored what you had typed')).toBeTruthy();
    expect(again.form.getByLabelText<HTMLInputElement>('Name in Arabic').value).toBe('سامي خليل');
    await again.user.click(again.form.getByRole('button', { name: 'Discard' }));
    expect(again.form.getByLabelText<HTMLInputElement>('Name in Arabic').value).toBe('');
    expect(sessionStorage).toHaveLength(0);
    await again.user.type(again.form.getByLabelText('Name in Arabic'), 'سامي خليل');
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    await again.user.click(again.form.getByRole('button', { name: 'Add a person' }));
    await waitFor(() => expect(state.record.parties).toHaveLength(2));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('D-125: who is removed can be brought back', async () => {
    const { state, api } = service();
    const { user, toasts } = await openPage(PARTIES, { api });
    await user.click(await screen.findByRole('button', { name: 'Remove Cedar Logistics SAL' }));
    await waitFor(() => expect(state.record.parties).toEqual([]));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
    toasts.at(-1)?.action?.onPress();
    await waitFor(() => expect(state.record.parties).toEqual([opponent]));
  });

  it('D-129: a case that somebody else changed meanwhile is read again, and the removal is not done', async () => {
    const { state, api } = service();
    const { user, toasts } = await openPage(PARTIES, { api });
    const remove = await screen.findByRole('button', { name: 'Remove Cedar Logistics SAL' });
    state.refuse = true;
    await user.click(remove);
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('Failed to save the parties'));
    expect(state.record.parties).toEqual([opponent]);
  });
});
