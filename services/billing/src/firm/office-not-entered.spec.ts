import { createCreditNote } from '@diwan/contracts/money/credit-notes/http';
import { getInvoice, issueInvoice } from '@diwan/contracts/money/invoices/http';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { officeProfile } from '@diwan/contracts/site/office/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AN_OFFICE } from '../../test/an-office.js';
import { type BillingRig, line, startBilling, TODAY } from '../../test/billing-rig.js';
import { Firm } from './firm.js';

const UNKNOWN = { phone: null, whatsappNumber: null, email: null };
let billing: BillingRig;
let office: OfficeProfileDraft;
beforeAll(async () => {
  billing = await startBilling();
  billing.rpcAnswers(officeProfile, () => office);
});
afterAll(() => billing.stop());
beforeEach(async () => {
  office = AN_OFFICE;
  await billing.model('Firm').collection.deleteMany({});
});

const accountant = () => billing.http(billing.accountant);
const issue = (draft: { id: string; version: number }) =>
  accountant().call(issueInvoice, { params: { id: draft.id }, body: { version: draft.version, number: null } });
const refusal = { status: 409, body: { code: 'OFFICE_NOT_ENTERED' } };
/** What news says from now on, and tells. */
async function becomes(profile: OfficeProfileDraft) {
  office = profile;
  await billing.deliver(OfficeProfileChangedV1, { version: profile.version });
}

describe('11: until the firm has entered who it is', () => {
  it.each(['phone', 'whatsappNumber', 'email'] as const)(
    'nothing goes out in its name (no %s); once it has, what was drafted does',
    async (name) => {
      office = { ...AN_OFFICE, [name]: null };
      const draft = (await billing.draft()).body;
      expect(await issue(draft)).toMatchObject(refusal);
      expect((await accountant().call(getInvoice, { params: { id: draft.id } })).body).toMatchObject({
        state: 'draft',
        version: draft.version,
      });
      await becomes({ ...AN_OFFICE, version: AN_OFFICE.version + 1 });
      expect(await issue(draft)).toMatchObject({ status: 200, body: { number: expect.stringMatching(/^INV-/) } });
    },
  );

  it('money that comes is recorded, its receipt printed later; no credit note goes out and no paper is printed', async () => {
    const invoice = await billing.issued();
    const version = AN_OFFICE.version + 1;
    await becomes({ ...AN_OFFICE, ...UNKNOWN, version });
    const receipt = (await billing.pay(invoice, 4000)).body;
    const printed = () => accountant().get(`/api/billing/payments/${receipt.id}/pdf?lang=en`);
    expect(await printed()).toMatchObject(refusal);
    const body = { day: TODAY, reason: 'Less work than thought', lines: [{ place: 0, netMinor: 2500 }] };
    expect(await accountant().call(createCreditNote, { params: { id: invoice.id }, body })).toMatchObject(refusal);
    const draft = (await billing.draft()).body;
    expect(await accountant().get(`/api/billing/invoices/${draft.id}/pdf?lang=en`)).toMatchObject(refusal);
    // One that went out before says what it said then.
    expect((await accountant().get(`/api/billing/invoices/${invoice.id}/pdf?lang=en`)).status).toBe(200);
    await becomes({ ...AN_OFFICE, version: version + 1 });
    expect((await printed()).status).toBe(200);
  });

  it('C1: a firm without a number for tax asks nobody for tax', async () => {
    office = { ...AN_OFFICE, vatNumber: null };
    const asking = (await billing.draft({ lines: [line(10_000, { vatClass: 'standard' })] })).body;
    const unregistered = { ...refusal, body: { ...refusal.body, fieldErrors: { vatNumber: 'required' } } };
    expect(await issue(asking)).toMatchObject(unregistered);
    expect((await issue((await billing.draft()).body)).status).toBe(200);
    await becomes({ ...AN_OFFICE, version: AN_OFFICE.version + 1 });
    expect((await issue(asking)).status).toBe(200);
    // It has entered one of which the copy does not know, and the event is late.
    office = { ...AN_OFFICE, vatNumber: null, version: AN_OFFICE.version + 2 };
    await becomes(office);
    office = { ...AN_OFFICE, version: AN_OFFICE.version + 3 };
    const asked = (await billing.draft({ lines: [line(10_000, { vatClass: 'standard' })] })).body;
    expect((await issue(asked)).status).toBe(200);
    // Nobody can say whether the firm has one: nothing that asks for tax goes out.
    await billing.model('Firm').collection.deleteMany({});
    billing.rpcAnswers(officeProfile, () => Promise.reject(new DomainError('UNAVAILABLE')));
    const later = (await billing.draft({ lines: [line(10_000, { vatClass: 'standard' })] })).body;
    expect(await issue(later)).toMatchObject({ status: 503 });
    billing.rpcAnswers(officeProfile, () => office);
  });

  it('an older word of news does not take back what a newer one said', async () => {
    await becomes({ ...AN_OFFICE, version: 30 });
    await becomes({ ...AN_OFFICE, ...UNKNOWN, version: 29 });
    expect((await issue((await billing.draft()).body)).status).toBe(200);
    await becomes({ ...AN_OFFICE, ...UNKNOWN, version: 31 });
    const late = billing.app.get(Firm);
    await late.keep({ particulars: AN_OFFICE, version: 30 });
    expect(await issue((await billing.draft()).body)).toMatchObject(refusal);
  });
});
