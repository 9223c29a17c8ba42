import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { FakeApi } from '@diwan/mf-kit/testing';
import { screen } from '@testing-library/react';
import { openPage, pageOf } from '../../../../testing/open-page.js';
import { aCase } from '../../../../testing/records.js';

type Reader = StaffDocument['readers'][number];

/** The client of the case, as one who sees a document. */
export const RANA: Reader = {
  ...{ id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  ...{ sharedAt: '2026-02-03T10:00:00.000Z', opened: 0, openedAt: null },
};
/** A second client, where the case has one. */
export const KARIM: Reader = { ...RANA, id: '64b0000000000000000000c2', name: 'Karim Mansour' };

export const SHARE = 'POST /cases/cases/:id/documents/share';

interface OpenCaseOptions {
  /** Of the case; Rana alone, unless told otherwise. */
  clients?: readonly Reader[];
  role?: 'owner' | 'lawyer' | 'assistant';
}

/** Opens a case at its documents, or at what they are by then. `act` chooses in the menu of "Contract of sale". */
export async function openCase(
  documents: readonly StaffDocument[] | (() => readonly StaffDocument[]),
  api: FakeApi = {},
  { clients = [RANA], role = 'owner' }: OpenCaseOptions = {},
) {
  const page = await openPage('/admin/cases/64b0000000000000000000a1/documents', {
    api: {
      'GET /cases/cases/:id': () =>
        aCase({ clients: clients.map(({ id, name }) => ({ id, name, role: null, isKeptAway: false })) }),
      'GET /cases/share-requests': () => pageOf([]),
      'GET /cases/document-settings': () => SETTINGS,
      'GET /cases/cases/:id/documents': ({ query }) => {
        if (query.get('deleted')) return pageOf([]);
        const isListed = (one: StaffDocument) => query.get('visibility') !== 'hidden' || !one.visibleToClient;
        return pageOf((typeof documents === 'function' ? documents() : documents).filter(isListed));
      },
      ...api,
    },
    person: { roles: [role] },
  });
  const act = async (item: string) => {
    await page.user.click(await screen.findByRole('button', { name: 'Actions for Contract of sale' }));
    await page.user.click(await screen.findByRole('menuitem', { name: item }));
  };
  return { ...page, act };
}

const LEVEL = {
  downloadRestriction: 'none',
  printRestriction: 'none',
  shareRestriction: 'admin_only',
  watermarkEnabled: true,
};
const SETTINGS = {
  types: [{ id: 'contract', name: { en: 'Contract', ar: 'عقد' }, archived: false }],
  levels: { normal: LEVEL, medium: LEVEL, high: { ...LEVEL, printRestriction: 'disabled' } },
  version: 1,
};
