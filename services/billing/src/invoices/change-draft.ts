import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
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

/** Changes a draft; what was issued stays as it is (D-109). */
@Injectable()
export class ChangeDraft {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly lineSources: LineSources,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly vatRates: VatRates,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws NOT_FOUND, IMMUTABLE, CONFLICT (another version, or something is billed already), VALIDATION, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, ...body }: DraftBody & { version: number },
  ): Promise<Invoice> {
    const person = (await this.people.known([body.clientId])).get(body.clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    const legalCase = await this.billedCases.oneOf(caller, body.clientId, body.caseId);
    const fields = draftFields(body, await this.vatRates.standardOn(body.issueDate));
    const written = await this.versionedEdit.run(
      { action: 'invoice.changed', subject: 'invoice', id, caller },
      {
        read: (session) => this.invoices.one(id, session),
        change: (stored: InvoiceRecord) => {
          if (stored.state !== 'draft') throw new DomainError('IMMUTABLE');
          return { ...fields, area: legalCase?.area ?? null };
        },
        write: (change, stored, session) =>
          this.invoices.change({ ...stored, version }, { ...change, clientKeys: clientKeysOf(person) }, session),
        also: (record, _stored, session) => this.lineSources.take(record, session),
      },
    );
    return this.invoiceViews.whole(caller, written);
  }
}
