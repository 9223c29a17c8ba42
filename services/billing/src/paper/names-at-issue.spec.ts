import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { getInvoice } from '@diwan/contracts/money/invoices/http';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, startBilling, TODAY } from '../../test/billing-rig.js';
import { readPdf } from '../../test/pdf-reader.js';
import { NameIssued } from './name-issued.js';

jest.setTimeout(60_000);

const NAMED = ['Invoice', 'Payment', 'CreditNote'];
let billing: BillingRig;
beforeAll(async () => {
  billing = await startBilling();
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
    const names = billing.app.get(NameIssued);
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
