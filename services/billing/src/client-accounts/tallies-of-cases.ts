import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { addedUp, tallyOfInvoice, tallyOfPayment } from '../tallies/tally.rules.js';
import type { TallyRecord } from '../tallies/tally.schema.js';

/** What some cases add to the tallies of clients: what their tallies say without it is what whoever is kept away from those cases is told. */
@Injectable()
export class TalliesOfCases {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  /** Of one client, or of all. Payments for other cases as well are in it whole. */
  async of(cases: readonly string[], clientId: string | null): Promise<TallyRecord[]> {
    if (cases.length === 0) return [];
    const [invoices, payments] = await Promise.all([
      this.invoices.openOfCases(cases, clientId),
      this.payments.standingForCases(cases, clientId),
    ]);
    return addedUp([...invoices.flatMap(tallyOfInvoice), ...payments.flatMap(tallyOfPayment)]);
  }
}
