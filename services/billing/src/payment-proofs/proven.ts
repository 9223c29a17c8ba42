import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { isOpen } from '../fund-requests/fund-request.machine.js';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import { fundRequestInView, ownFundRequest } from '../fund-requests/own-fund-request.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { invoiceInView, ownInvoice } from '../invoices/own-invoice.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';

/** For what a proof is sent. */
export type ProvenKind = 'invoice' | 'fund_request';

/** By which a proof says what it is for. */
type ProvenBy = Pick<PaymentProofRecord, 'invoiceId' | 'invoiceNumber' | 'requestId'>;

/** What somebody was asked to pay. */
export interface Asked {
  clientId: string;
  caseId: string | null;
  /** Whether something is left to pay. */
  isOpen: boolean;
  by: ProvenBy;
}

/** What a client may prove to have paid: an invoice, or a deposit that they were asked for. */
@Injectable()
export class Proven {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly requests: FundRequestRepository,
  ) {}

  /** Throws NOT_FOUND, FORBIDDEN for delegates. */
  async own(caller: SignedInCaller, kind: ProvenKind, id: string): Promise<Asked> {
    if (kind === 'invoice') {
      const { clientId, caseId, isOpen, number: invoiceNumber = '' } = await ownInvoice(this.invoices, caller, id);
      return { clientId, caseId, isOpen, by: { invoiceId: id, invoiceNumber, requestId: null } };
    }
    const { clientId, caseId, state } = await ownFundRequest(this.requests, caller, id);
    return { clientId, caseId, isOpen: isOpen(state), by: { invoiceId: null, invoiceNumber: '', requestId: id } };
  }

  /** Throws NOT_FOUND where the caller may not read it. */
  async inView(caller: SignedInCaller, kind: ProvenKind, id: string): Promise<void> {
    if (kind === 'invoice') await invoiceInView(this.invoices, caller, id);
    else await fundRequestInView(this.requests, caller, id);
  }
}
