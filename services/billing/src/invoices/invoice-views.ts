import type { Invoice, InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { toInvoice, toInvoiceRow } from './invoice.presenter.js';
import type { InvoiceRecord } from './invoice.schema.js';

type Seen = Pick<InvoiceRecord, 'clientId' | 'caseId' | 'issuedBy'> & {
  voided: { by: string } | null;
  accepted?: { by: string } | null;
};

/** Shows invoices to staff with the names of people and cases. */
@Injectable()
export class InvoiceViews {
  constructor(
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly clock: Clock,
  ) {}

  /** Asks for the names that some invoices need; what it answers asks nobody any more, so that transactions may use it. */
  async presenter(caller: SignedInCaller, records: readonly Seen[]) {
    const ids = records.flatMap((one) => [one.clientId, one.issuedBy, one.voided?.by, one.accepted?.by]);
    const [names, cases] = await Promise.all([
      this.people.namesOf(ids.filter((id) => typeof id === 'string')),
      this.billedCases.named(
        caller,
        records.map(({ caseId }) => caseId),
      ),
    ]);
    const beside = { names, cases, today: beirutDate(this.clock.now()), readerId: caller.personId };
    return {
      row: (record: InvoiceRecord): InvoiceRow => toInvoiceRow(record, beside),
      whole: (record: InvoiceRecord): Invoice => toInvoice(record, beside),
    };
  }

  async rows(caller: SignedInCaller, records: readonly InvoiceRecord[]): Promise<InvoiceRow[]> {
    const { row } = await this.presenter(caller, records);
    return records.map(row);
  }

  async whole(caller: SignedInCaller, record: InvoiceRecord): Promise<Invoice> {
    return (await this.presenter(caller, [record])).whole(record);
  }
}
