/**
 * @jest-environment jsdom
 */
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { Instance } from '@diwan/contracts/matters/instances/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const ADDRESS = '/admin/cases/64b0000000000000000000a1/instances';
const COURT = '64b0000000000000000000d1';
const first: Instance = {
  level: 'first',
  court: 'Single judge, Beirut',
  courtId: null,
  fileNumber: '1203/2025',
  from: '2025-03-02',
  to: null,
  result: '',
};
const appeal: Instance = { ...first, level: 'appeal', court: 'Court of Appeal', fileNumber: null, from: null };

/** A case whose courts the service keeps; `refuse` refuses the next saving. */
function service(instances: Instance[]) {
  const state: { record: LegalCase; refuse: boolean } = { record: aCase({ instances, version: 3 }), refuse: false };
  const api: FakeApi = {
    'GET /cases/cases/:id': () => state.record,
    'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
    'GET /cases/cases/:id/wall': () => ({ people: [], reason: '', version: 3 }),
    'GET /cases/cases/:id/related': () => [],
    'GET /cases/share-requests': () => pageOf([]),
    'GET /cases/courts': () => [
      {
        ...{ id: COURT, kind: 'appeal', community: null, city: 'beirut', place: null, archived: false, version: 1 },
        ...{ name: { en: 'Court of Appeal in Beirut', ar: 'محكمة استئناف بيروت' }, hint: { en: '', ar: '' } },
      },
    ],
    'PUT /cases/cases/:id/instances': ({ body }) => {
      const sent = body as { instances: Instance[]; version: number };
      if (state.refuse || sent.version !== state.record.version) return answerProblem('CONFLICT');
      state.record = { ...state.record, instances: sent.instances, version: sent.version + 1 };
      return { instances: sent.instances, version: state.record.version };
    },
  };
  return { state, api };
}

describe('OFF-05: the courts of a case', () => {
  it('a court of the directory brings its name; the new one is where the case is', async () => {
    const { state, api } = service([first]);
    const { user, container } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Add a court' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('option', { name: 'Court of Appeal in Beirut' });
    await user.selectOptions(sheet.getByLabelText(/^Instance/), 'appeal');
    await user.selectOptions(sheet.getByLabelText(/^Court of the directory/), COURT);
    await user.type(sheet.getByLabelText(/^Court File Number/), '77/2026');
    await user.click(sheet.getByRole('button', { name: 'Add a court' }));
    await waitFor(() => expect(state.record.instances).toHaveLength(2));
    expect(state.record.instances[1]).toMatchObject({
      ...{ level: 'appeal', courtId: COURT, court: 'Court of Appeal in Beirut', fileNumber: '77/2026' },
    });
    expect(await screen.findByText('Court of Appeal in Beirut', { selector: 'li bdi' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await axe(container)).violations).toEqual([]);
  });

  it('HEAR-02: a court of the directory is named in the language of the screen, a name of one’s own as it was written', async () => {
    const named = { ...appeal, courtId: COURT, court: 'Court of Appeal in Beirut' };
    const exact = { ...named, court: 'Court of Appeal in Beirut, third chamber' };
    const { api } = service([named, exact]);
    await openPage(ADDRESS, { api, language: 'ar' });
    expect(await screen.findByText('محكمة استئناف بيروت', { selector: 'li bdi' })).toBeTruthy();
    expect(screen.getByText('Court of Appeal in Beirut, third chamber', { selector: 'li bdi' })).toBeTruthy();
  });

  it('what somebody wrote of a court stays when one of the directory is chosen', async () => {
    const { state, api } = service([first]);
    const { user } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Add a court' }));
    const sheet = within(await screen.findByRole('dialog'));
    await sheet.findByRole('option', { name: 'Court of Appeal in Beirut' });
    await user.type(sheet.getByLabelText('Court'), 'Third chamber');
    await user.selectOptions(sheet.getByLabelText(/^Court of the directory/), COURT);
    await user.click(sheet.getByRole('button', { name: 'Add a court' }));
    await waitFor(() => expect(state.record.instances[1]).toMatchObject({ courtId: COURT, court: 'Third chamber' }));
  });

  it('their order is changed', async () => {
    const { state, api } = service([appeal, first]);
    const { user } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Actions for Single judge, Beirut' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    await waitFor(() => expect(state.record.instances.map(({ level }) => level)).toEqual(['first', 'appeal']));
  });

  it('D-125: one that is removed comes back to its place', async () => {
    const { state, api } = service([first, appeal]);
    const { user, toasts } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Actions for Single judge, Beirut' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(state.record.instances).toEqual([appeal]));
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
    toasts.at(-1)?.action?.onPress();
    await waitFor(() => expect(state.record.instances).toEqual([first, appeal]));
  });

  it('D-129: says that somebody else changed the case, and keeps what was typed', async () => {
    const { state, api } = service([first]);
    const { user } = await openPage(ADDRESS, { api });
    await user.click(await screen.findByRole('button', { name: 'Add a court' }));
    const sheet = within(await screen.findByRole('dialog'));
    await user.type(sheet.getByLabelText('Court'), 'Enforcement office');
    state.refuse = true;
    await user.click(sheet.getByRole('button', { name: 'Add a court' }));
    expect(await sheet.findByText(/Somebody changed the case in the meantime/)).toBeTruthy();
    expect((sheet.getByLabelText('Court') as HTMLInputElement).value).toBe('Enforcement office');
    expect(state.record.instances).toEqual([first]);
  });
});
