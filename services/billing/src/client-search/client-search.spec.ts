import { listInvoices } from '@diwan/contracts/money/invoices/http';
import { listPayments } from '@diwan/contracts/money/payments/http';
import { ClientMergeUndoneV1, ClientsMergedV1 } from '@diwan/contracts/people/client-merges/events';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type BillingRig, startBilling } from '../../test/billing-rig.js';
import { CompleteOldDocuments } from '../client-records/complete-old-documents.js';

let billing: BillingRig;
beforeEach(async () => {
  billing = await startBilling();
  // Only the runs below complete what is there.
  await billing.app.get(CompleteOldDocuments).onModuleDestroy();
});
afterEach(() => billing.stop());

const http = () => billing.http(billing.accountant);
const invoices = async (search: string): Promise<string[]> => {
  const { status, body } = await http().call(listInvoices, { query: { search } });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.items.map(({ id }: { id: string }) => id);
};
const receipts = async (search: string): Promise<number> =>
  (await http().call(listPayments, { query: { search } })).body.total;

/** What identity calls the two clients from now on. */
async function called(a: string, b: string, otherNames: string[] = []): Promise<void> {
  const names = new Map([
    [billing.clientA.id, { name: a, otherNames }],
    [billing.clientB.id, { name: b }],
  ]);
  billing.rpcAnswers(namesOfPeople, ({ ids }) =>
    ids.flatMap((id) => ({
      id,
      ...(names.get(id) ?? { name: 'Nadine Aoun' }),
      isClient: names.has(id),
      isStaff: false,
    })),
  );
  for (const clientId of names.keys()) await billing.deliver(ClientChangedV1, { clientId });
}

describe('invoices and receipts are found by the names of their client', () => {
  it('by the beginning of each word, in any order, by all words that were typed, as drafts too', async () => {
    const invoice = await billing.issued();
    await billing.pay(invoice, 10_000);
    const draft = (await billing.draft({ clientId: billing.clientB.id, caseId: billing.caseB })).body.id;
    for (const typed of ['maya', 'SALI', 'saliba maya', 'Maya Saliba']) {
      expect([typed, await invoices(typed)]).toEqual([typed, [invoice.id]]);
      expect([typed, await receipts(typed)]).toEqual([typed, 1]);
    }
    expect(await invoices('khou')).toEqual([draft]);
    for (const typed of ['aya', 'maya khoury', '-', '.*', 'nobody'])
      expect([typed, await invoices(typed)]).toEqual([typed, []]);
    expect(await invoices(invoice.number as string)).toEqual([invoice.id]);
  });

  it('in either script, and by the new name once a client was renamed', async () => {
    const invoice = await billing.issued();
    await billing.pay(invoice, 10_000);
    await called('Maya Haddad', 'Rana Khoury', ['Maya Elias Haddad', 'مايا إلياس حدّاد']);
    expect(await invoices('saliba')).toEqual([]);
    for (const typed of ['haddad', 'elias', 'حداد', 'الياس', 'مايا']) {
      expect([typed, await invoices(typed)]).toEqual([typed, [invoice.id]]);
      expect([typed, await receipts(typed)]).toEqual([typed, 1]);
    }
    const later = (await billing.draft()).body.id;
    expect((await invoices('حداد')).sort()).toEqual([invoice.id, later].sort());
  });

  it('LEAD-08: by the name of who was kept after a merge, and by the former one when it was taken back', async () => {
    const invoice = await billing.issued({ clientId: billing.clientB.id, caseId: billing.caseB });
    const merge = {
      ...{ mergeId: 'a'.repeat(24), keptId: billing.clientA.id, mergedId: billing.clientB.id },
      by: billing.owner.personId,
    };
    await billing.deliver(ClientsMergedV1, merge);
    expect(await invoices('maya')).toEqual([invoice.id]);
    expect(await invoices('rana')).toEqual([]);
    await billing.deliver(ClientMergeUndoneV1, merge);
    expect(await invoices('rana')).toEqual([invoice.id]);
    expect(await invoices('maya')).toEqual([]);
  });

  it('those from before it was so, once their keys were given to them', async () => {
    const invoice = await billing.issued();
    await billing.pay(invoice, 10_000);
    for (const name of ['Invoice', 'Payment'])
      await billing.model(name).collection.updateMany({}, { $unset: { clientKeys: '' } });
    expect(await invoices('maya')).toEqual([]);
    const old = billing.app.get(CompleteOldDocuments);
    expect(await old.run()).toBe(2);
    expect(await old.run()).toBe(0);
    expect(await invoices('maya')).toEqual([invoice.id]);
    expect(await receipts('maya')).toBe(1);
  });

  it('H8: numbers are found in the digits of either script, and none finds everything', async () => {
    const [first, second] = [await billing.issued(), await billing.issued()];
    const arabic = (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    const last = (second.number ?? '').split('-').at(-1) ?? '';
    expect(await invoices(arabic(last))).toEqual([second.id]);
    expect(await invoices(arabic(second.number ?? ''))).toEqual([second.id]);
    expect(await invoices(arabic('9876'))).toEqual([]);
    await billing.pay(first, 100, { reference: `شيك ${arabic('55123')}` });
    await billing.pay(first, 100);
    expect([await receipts('55123'), await receipts(arabic('55123')), await receipts(arabic('77777'))]).toEqual([
      1, 1, 0,
    ]);
  });

  it('all of them, however many clients have such a name', async () => {
    const { id } = await billing.issued();
    const stored = await billing.model('Invoice').collection.findOne({});
    const copies = Array.from({ length: 700 }, (_, n) => {
      const { _id, number, ...rest } = stored as Record<string, unknown>;
      return { ...rest, clientId: n.toString(16).padStart(24, '0'), number: `X-${n}` };
    });
    await billing.model('Invoice').collection.insertMany(copies);
    const { body } = await http().call(listInvoices, { query: { search: 'maya saliba', page: 36, limit: 20 } });
    expect(body.items).toHaveLength(1);
    const open = await http().call(listInvoices, { query: { search: 'maya', state: 'paid' } });
    expect([open.body.items, open.body.total]).toEqual([[], 0]);
    expect((await invoices('maya')).length).toBe(20);
    expect(id).toBeDefined();
  });
});
