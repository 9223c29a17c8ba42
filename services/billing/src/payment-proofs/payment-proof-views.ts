import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { toPaymentProof } from './payment-proof.presenter.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';

/** Proofs as staff read them: with names, and what is left to pay. */
@Injectable()
export class PaymentProofViews {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly people: People,
  ) {}

  async some(records: readonly PaymentProofRecord[]): Promise<PaymentProof[]> {
    const ids = records.flatMap(({ clientId, decidedBy }) => [clientId, ...(decidedBy ? [decidedBy] : [])]);
    const [names, invoices] = await Promise.all([
      this.people.namesOf(ids),
      this.invoices.some(records.map(({ invoiceId }) => invoiceId)),
    ]);
    return records.map((record) => {
      const invoice = invoices.get(record.invoiceId);
      const balance = {
        amountMinor: invoice?.balanceMinor ?? 0,
        currency: invoice?.currency ?? record.amount.currency,
      };
      return toPaymentProof(record, names, balance);
    });
  }

  /** Throws NOT_FOUND. */
  async one(record: PaymentProofRecord | null): Promise<PaymentProof> {
    const [shown] = record ? await this.some([record]) : [];
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }
}
