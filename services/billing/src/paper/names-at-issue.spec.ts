import { billedCases } from '@diwan/contracts/matters/cases/questions';
import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { getInvoice } from '@diwan/contracts/money/invoices/http';
import { changePaymentWay, createPaymentWay } from '@diwan/contracts/money/payment-ways/http';
import { clientOnDocuments } from '@diwan/contracts/people/clients/questions';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { readPdf } from '../../test/pdf-reader.js';
import { CompleteOldDocuments } from '../client-records/complete-old-documents.js';

const NAMED = ['Invoice', 'Payment', 'CreditNote'];
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
  // Run here, when it is its turn: the service does so a minute after it has started.
  await billing.app.get(CompleteOldDocuments).onModuleDestroy();
  billing.rpcAnswers(officeProfile, () => AN_OFFICE);
});
afterAll(() => billing.stop());

const bytesOf = async (path: string) => {
  const headers = { Cookie: billing.accountant.cookie };
  const answer = await fetch(`${billing.url}/api/billing${path}?lang=en`, { headers });
  if (answer.status !== 200) throw new Error(await answer.text());
  return new Uint8Array(await answer.arrayBuffer());
};
/** The client is called otherwise from now on; that somebody asks for them lets billing know at once. */
const rename = async (name: string) => {
  billing.clientA.name = name;
  await billing.draft();
};
const issuedPapers = async () => {
  const invoice = await billing.issued();
  const receipt = await billing.pay(invoice, 4000);
  const lines = [{ place: 0, netMinor: 2500 }];
  const body = { day: TODAY, reason: 'Less work than thought', lines };
  const note = await billing.http(billing.accountant).call(createCreditNote, { params: { id: invoice.id }, body });
  return {
    invoice,
    paths: [`/invoices/${invoice.id}/pdf`, `/payments/${receipt.body.id}/pdf`, `/credit-notes/${note.body.id}/pdf`],
  };
};

describe('the name on an issued document', () => {
  it('D-109: is the one at issue: a client who is called otherwise later leaves the same bytes; screens show the new name', async () => {
    const { invoice, paths } = await issuedPapers();
    const draft = (await billing.draft()).body.id;
    const before = await Promise.all(paths.map(bytesOf));
    await rename('Maya Saliba Haddad');
    const after = await Promise.all(paths.map(bytesOf));
    for (const [at, bytes] of before.entries()) expect(Buffer.from(bytes).equals(after[at] as Uint8Array)).toBe(true);
    const shown = await billing.http(billing.accountant).call(getInvoice, { params: { id: invoice.id } });
    expect(shown.body.client.name).toBe('Maya Saliba Haddad');
    expect((await readPdf(await bytesOf(`/invoices/${draft}/pdf`))).texts[0]).toContain('Maya Saliba Haddad');
  });

  it('is given once to documents from before names were kept, and stays from then on', async () => {
    const { paths } = await issuedPapers();
    await rename('Maya Saliba');
    for (const name of NAMED) await billing.model(name).collection.updateMany({}, { $unset: { clientName: '' } });
    const names = billing.app.get(CompleteOldDocuments);
    let documents = 0;
    for (const name of NAMED) documents += await billing.model(name).collection.countDocuments({});
    expect(await names.run()).toBe(documents);
    expect(await names.run()).toBe(0);
    const before = await Promise.all(paths.map(bytesOf));
    await rename('Somebody Else');
    for (const [at, path] of paths.entries())
      expect(Buffer.from(await bytesOf(path)).equals(before[at] as Uint8Array)).toBe(true);
    expect((await readPdf(before[0] as Uint8Array)).texts[0]).toContain('Maya Saliba');
  });
});

describe('what else stands on an issued document', () => {
  const way = (en: string, ar: string) => ({
    ...{ kind: 'cash_desk' as const, currencies: ['USD' as const] },
    instructions: { en, ar },
  });
  const move = async (office: typeof AN_OFFICE, title: string) => {
    billing.rpcAnswers(officeProfile, () => office);
    await billing.deliver(OfficeProfileChangedV1, { version: office.version });
    const legalCase = {
      id: billing.caseA,
      title,
      caseNumber: `No. ${office.version}`,
      area: 'general',
      team: [],
      stage: null,
    };
    billing.rpcAnswers(billedCases, ({ ids }) =>
      ids.includes(billing.caseA) ? [{ ...legalCase, clientIds: [billing.clientA.id] }] : [],
    );
  };
  const same = async (paths: readonly string[], before: readonly Uint8Array[]) => {
    for (const [at, path] of paths.entries())
      expect([path, Buffer.from(await bytesOf(path)).equals(before[at] as Uint8Array)]).toEqual([path, true]);
  };

  it('D-109: firm, case and ways to pay stay what they were; a draft says what is so now', async () => {
    await move({ ...AN_OFFICE, version: 7, phone: '+9611111111' }, 'The lease in Hamra');
    const desk = await billing
      .http(billing.owner)
      .call(createPaymentWay, { body: way('At the desk in Hamra', 'في المكتب في الحمرا') });
    expect(desk.status).toBe(201);
    const { paths } = await issuedPapers();
    const draft = (await billing.draft()).body.id;
    const before = await Promise.all(paths.map(bytesOf));
    const [text] = (await readPdf(before[0] as Uint8Array)).texts;
    for (const said of ['The lease in Hamra', 'No. 7', 'At the desk in Hamra']) expect(text).toContain(said);
    await move({ ...AN_OFFICE, version: 8, phone: '+9612222222' }, 'The lease in Verdun');
    const body = { fields: way('By appointment', 'بموعد'), active: true, version: desk.body.version };
    const params = { id: desk.body.id };
    expect((await billing.http(billing.owner).call(changePaymentWay, { params, body })).status).toBe(200);
    await same(paths, before);
    const [now] = (await readPdf(await bytesOf(`/invoices/${draft}/pdf`))).texts;
    for (const said of ['The lease in Verdun', 'No. 8']) expect(now).toContain(said);
    const later = await bytesOf(`/invoices/${(await billing.issued()).id}/pdf`);
    expect((await readPdf(later)).texts[0]).toContain('By appointment');
  });

  it('BILL-05: the number for value added tax stands on what goes out once it was entered, and on nothing older', async () => {
    await move({ ...AN_OFFICE, version: 9, vatNumber: null }, 'The lease in Verdun');
    const older = (await issuedPapers()).paths;
    const before = await Promise.all(older.map(bytesOf));
    await move({ ...AN_OFFICE, version: 10, vatNumber: '2104567-601' }, 'The lease in Verdun');
    await same(older, before);
    for (const path of (await issuedPapers()).paths)
      expect((await readPdf(await bytesOf(path))).texts[0]).toContain('2104567-601');
  });

  it('C1: address and tax number of the client stand on all of them, as they were when they went out', async () => {
    const lives = (address: string | null, taxId: string | null) =>
      billing.rpcAnswers(clientOnDocuments, () => ({ address, taxId }));
    lives('Hamra Street 12, Beirut', '601-998877');
    const { paths } = await issuedPapers();
    const before = await Promise.all(paths.map(bytesOf));
    for (const bytes of before)
      for (const said of ['Hamra Street 12, Beirut', 'Tax no. 601-998877'])
        expect((await readPdf(bytes)).texts[0]).toContain(said);
    lives('Verdun 4, Beirut', '602-112233');
    await same(paths, before);
    const draft = (await billing.draft()).body.id;
    expect((await readPdf(await bytesOf(`/invoices/${draft}/pdf`))).texts[0]).toContain('Verdun 4, Beirut');
    // Without a space it is broken where the line ends.
    lives('x'.repeat(200), null);
    const [long = ''] = (await readPdf(await bytesOf(`/invoices/${draft}/pdf`))).texts;
    expect(long).not.toContain('�');
    expect(long.match(/x+/g)?.length).toBeGreaterThan(1);
    billing.rpcAnswers(clientOnDocuments, () => Promise.reject(new DomainError('UNAVAILABLE')));
    // A draft goes out to nobody: it is printed without what nobody can say just now.
    expect((await readPdf(await bytesOf(`/invoices/${draft}/pdf`))).texts[0]).not.toContain('Verdun 4');
    lives(null, null);
    for (const path of (await issuedPapers()).paths)
      expect((await readPdf(await bytesOf(path))).texts[0]).not.toContain('Tax no.');
  });

  it('of documents from before it was kept, and of those that went out while nobody could say, is kept when first printed', async () => {
    const { paths } = await issuedPapers();
    await billing.model('Imprint').collection.deleteMany({});
    const before = await Promise.all(paths.map(bytesOf));
    await move({ ...AN_OFFICE, version: 11, phone: '+9613333333' }, 'Another name');
    await same(paths, before);
    await billing.model('Firm').collection.deleteMany({});
    billing.rpcAnswers(officeProfile, () => Promise.reject(new DomainError('UNAVAILABLE')));
    expect((await billing.issued()).number).toMatch(/^INV-/);
  });
});
