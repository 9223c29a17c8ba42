import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { clientKeysOf } from '../client-search/client-keys.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import { type DraftBody, draftFields } from './draft-fields.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord } from './invoice.schema.js';
import { InvoiceViews } from './invoice-views.js';
import { LineSources } from './line-sources.js';

/** A draft as nobody has paid on it yet. */
export const UNSETTLED = {
  clientName: null,
  numberKeys: [],
  rate: null,
  inPounds: null,
  paidMinor: 0,
  creditedMinor: 0,
  balanceMinor: 0,
  isOpen: false,
  isTouched: false,
  settlements: [],
  issuedAt: null,
  issuedBy: null,
  viewedAt: null,
  voided: null,
};

/** Writes the draft of an invoice. It has no number, books nothing, and its client does not see it (D-080). */
@Injectable()
export class WriteDraft {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly lineSources: LineSources,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly vatRates: VatRates,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND (no such client, not their case), VALIDATION, CONFLICT (time or an expense that is billed already), UNAVAILABLE. */
  async run(caller: SignedInCaller, body: DraftBody): Promise<Deed<Invoice>> {
    const person = (await this.people.known([body.clientId])).get(body.clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    const legalCase = await this.billedCases.oneOf(caller, body.clientId, body.caseId);
    const fields = draftFields(body, await this.vatRates.standardOn(body.issueDate));
    const present = await this.invoiceViews.presenter(caller, [{ ...body, issuedBy: null, voided: null }]);
    const draft = {
      ...UNSETTLED,
      ...fields,
      clientKeys: clientKeysOf(person),
      state: 'draft',
      area: legalCase?.area ?? null,
      createdBy: caller.personId,
    } as const;
    const deed: Deed<InvoiceRecord> = {
      commit: async (session) => {
        const record = await this.invoices.insert(draft, session);
        await this.lineSources.take(record, session);
        const line = { action: 'invoice.drafted', subject: 'invoice', subjectId: String(record._id), caller };
        await this.audit.record({ ...line, after: body }, session);
        return record;
      },
    };
    return presented(deed, (record) => present.whole(record));
  }
}
