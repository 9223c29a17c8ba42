import { listDocumentAccesses } from '@diwan/contracts/matters/documents/accesses.http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type CasesRig, startCases } from '../../test/cases-rig.js';

let cases: CasesRig;
beforeAll(async () => {
  cases = await startCases();
});
afterAll(() => cases.stop());

it('D-093: the access log of a document is read page by page, the newest first', async () => {
  const { id } = await cases.aDocument();
  for (const action of ['view', 'download', 'print', 'view'] as const) await cases.grant(cases.asClientA, id, action);
  const page = async (number: number) =>
    (await cases.http(cases.asAdmin).call(listDocumentAccesses, { params: { id }, query: { page: number, limit: 3 } }))
      .body;
  const { items: newest, ...first } = await page(1);
  const { items: oldest, ...second } = await page(2);
  expect([first, second]).toEqual([1, 2].map((number) => ({ total: 4, exact: true, page: number, limit: 3 })));
  const actions = [...newest, ...oldest].map(({ action }: { action: string }) => action);
  expect(actions).toEqual(['view', 'print', 'download', 'view']);
});
