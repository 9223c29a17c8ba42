import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { CreditUsedV1 } from '@diwan/contracts/money/credit-uses/events';
import type { useCredit } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { Ledger } from '../ledger/ledger.js';
import { BookCreditUse } from './book-credit-use.js';

/** Pays an invoice from what its client paid too much before (D-108). */
@Injectable()
export class UseCredit {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly bookCreditUse: BookCreditUse,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (not open), VALIDATION (more than is left to pay), CREDIT_SPENT, PERIOD_CLOSED. */
  async run(
    caller: SignedInCaller,
    invoiceId: string,
    amountMinor: number,
  ): Promise<Deed<ResponseOf<typeof useCredit>>> {
    const seen = await this.invoices.one(invoiceId);
    if (!seen || seen.state === 'draft') throw new DomainError('NOT_FOUND');
    const { clientId, currency } = seen;
    const day = beirutDate(this.clock.now());
    return {
      commit: async (session) => {
        const stored = await this.invoices.one(invoiceId, session);
        if (!stored?.isOpen) throw new DomainError('CONFLICT');
        const id = new Types.ObjectId().toHexString();
        const by = caller.personId;
        const invoice = await this.bookCreditUse.used({ id, invoiceId, clientId, amountMinor, day, by }, session);
        const line = { action: 'credit.used', subject: 'invoice', subjectId: invoiceId, caller };
        await this.audit.record({ ...line, after: { amountMinor, currency } }, session);
        await this.outbox.add(CreditUsedV1, { useId: id, clientId, invoiceId, caseId: invoice.caseId }, session);
        const creditMinor = await this.ledger.owedTo(clientId, 'client_credit', currency, session);
        return { balanceMinor: invoice.balanceMinor, creditMinor };
      },
    };
  }
}
