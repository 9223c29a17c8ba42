import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../fund-requests/fund-request.machine.js';
import { referenceOf } from '../fund-requests/fund-request.presenter.js';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import type { FundRequestRecord } from '../fund-requests/fund-request.schema.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { toPaymentProof } from './payment-proof.presenter.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';

/** Proofs as staff read them: with names, and what is left to pay. */
@Injectable()
export class PaymentProofViews {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly fundRequests: FundRequestRepository,
    private readonly people: People,
  ) {}

  async some(records: readonly PaymentProofRecord[]): Promise<PaymentProof[]> {
    const ids = records.flatMap(({ clientId, decidedBy }) => [clientId, ...(decidedBy ? [decidedBy] : [])]);
    const [names, invoices, requests] = await Promise.all([
      this.people.namesOf(ids),
      this.invoices.some(records.flatMap(({ invoiceId }) => invoiceId ?? [])),
      this.fundRequests.some(records.flatMap(({ requestId }) => requestId ?? [])),
    ]);
    return records.map((record) => {
      const { invoiceId, requestId } = record;
      return toPaymentProof(record, names, {
        invoice: invoiceId ? invoiceSeen(record, invoiceId, invoices.get(invoiceId)) : null,
        fundRequest: requestId ? requestSeen(requests.get(requestId)) : null,
      });
    });
  }

  /** Throws NOT_FOUND. */
  async one(record: PaymentProofRecord | null): Promise<PaymentProof> {
    const [shown] = record ? await this.some([record]) : [];
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }
}

/** Its balance is what is left of it now. */
function invoiceSeen(
  { invoiceNumber: number, amount }: PaymentProofRecord,
  id: string,
  invoice: InvoiceRecord | undefined,
): PaymentProof['invoice'] {
  const currency = invoice?.currency ?? amount.currency;
  return { id, number, balance: { amountMinor: invoice?.balanceMinor ?? 0, currency } };
}

function requestSeen(request: FundRequestRecord | undefined): PaymentProof['fundRequest'] {
  if (!request) return null;
  const { _id, amount, receivedMinor, state } = request;
  const left = { amountMinor: Math.max(0, amount.amountMinor - receivedMinor), currency: amount.currency };
  return { id: String(_id), reference: referenceOf(_id), left, isOpen: isOpen(state) };
}
