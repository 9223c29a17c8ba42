/**
 * @jest-environment jsdom
 */
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import { answerProblem, type FakeApi } from '@diwan/mf-kit/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { openPage, pageOf } from '../../../testing/open-page.js';
import { aCase } from '../../../testing/records.js';

afterEach(cleanup);

const STATUS = 'PUT /cases/cases/:id/status';
const RESTORE = 'POST /cases/cases/:id/restore';

/** Opens the record of a case and its menu of deeds, with a service behind it that changes what it answers next. */
async function openDeeds(api: FakeApi = {}, changes: Partial<LegalCase> = {}) {
  const stored = { legalCase: aCase(changes) };
  const page = await openPage(`/admin/cases/${stored.legalCase.id}`, {
    api: {
      'GET /cases/cases/:id': () => stored.legalCase,
      'GET /cases/cases/:id/documents': () => pageOf([]),
      'GET /cases/cases/:id/timeline': () => ({ items: [], next: null }),
      'GET /cases/share-requests': () => pageOf([]),
      'GET /cases/tasks': () => pageOf([]),
      ...api,
    },
  });
  const choose = async (name: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Sale of a flat' }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  const openSheet = async (name: string) => {
    await choose(name);
    const sheet = within(await screen.findByRole('dialog'));
    return { sheet, send: () => page.user.click(sheet.getByRole('button', { name })) };
  };
  const sent = () => page.requests.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);
  return { ...page, stored, choose, openSheet, sent };
}
const PATH = '/cases/cases/64b0000000000000000000a1';

describe('OFF-05: deeds of a case', () => {
  it('closes it with a reason, which must be given', async () => {
    const { user, stored, openSheet, sent, container } = await openDeeds({
      [STATUS]: () => {
        stored.legalCase = aCase({ status: 'closed', statusReason: 'Settled out of court', version: 3 });
        return stored.legalCase;
      },
    });
    const { sheet, send } = await openSheet('Close case');
    await send();
    await waitFor(() => expect(sheet.getByLabelText(/^Reason/).getAttribute('aria-invalid')).toBe('true'));
    expect(sent()).toEqual([]);
    expect((await axe(container)).violations).toEqual([]);
    await user.type(sheet.getByLabelText(/^Reason/), 'Settled out of court');
    await send();
    expect(await screen.findByText('Closed')).toBeTruthy();
    expect(sent()).toEqual([[`${PATH}/status`, { status: 'closed', reason: 'Settled out of court', version: 2 }]]);
  });

  it('reopens a closed one', async () => {
    const { user, openSheet, sent } = await openDeeds({ [STATUS]: () => aCase() }, { status: 'closed' });
    const { sheet, send } = await openSheet('Reopen case');
    await user.type(sheet.getByLabelText(/^Reason/), 'New evidence');
    await send();
    await waitFor(() =>
      expect(sent()).toEqual([[`${PATH}/status`, { status: 'active', reason: 'New evidence', version: 2 }]]),
    );
  });

  it('D-129: where somebody changed it meanwhile, says so, loads it anew and keeps the reason', async () => {
    const { user, stored, openSheet, sent } = await openDeeds({
      [STATUS]: ({ body }) =>
        (body as { version: number }).version === 2 ? answerProblem('CONFLICT') : aCase({ status: 'closed' }),
    });
    const { sheet, send } = await openSheet('Close case');
    stored.legalCase = aCase({ version: 9 });
    await user.type(sheet.getByLabelText(/^Reason/), 'Settled');
    await send();
    expect(await sheet.findByText(/Somebody changed the case in the meantime/)).toBeTruthy();
    await send();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toEqual([`${PATH}/status`, { status: 'closed', reason: 'Settled', version: 9 }]);
  });

  it('D-125: archives at once, with Undo', async () => {
    const { stored, choose, toasts } = await openDeeds({
      'POST /cases/cases/:id/archive': () => {
        stored.legalCase = aCase({ archivedAt: '2026-03-01T10:00:00.000Z', version: 3 });
        return { archivedAt: stored.legalCase.archivedAt, version: 3 };
      },
      [RESTORE]: () => {
        stored.legalCase = aCase({ version: 4 });
        return { archivedAt: null, version: 4 };
      },
    });
    await choose('Archive case');
    expect(await screen.findByText('Archived')).toBeTruthy();
    await waitFor(() => expect(toasts.at(-1)?.action?.label).toBe('Undo'));
    toasts.at(-1)?.action?.onPress();
    await waitFor(() => expect(screen.queryByText('Archived')).toBeNull());
  });

  it('D-132: says that it is too late to restore, and who still can', async () => {
    const archivedAt = '2026-01-01T10:00:00.000Z';
    const { choose, toasts } = await openDeeds({ [RESTORE]: () => answerProblem('CONFLICT') }, { archivedAt });
    await choose('Restore from the archive');
    await waitFor(() => expect(toasts.at(-1)?.description).toContain('more than 30 days ago'));
    expect(toasts.at(-1)?.description).toContain('Failed to restore the case.');
  });
});
