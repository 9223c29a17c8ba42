import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { CreditTakenBackV1 } from '@diwan/contracts/money/credit-uses/events';
import type { takeBackCredit } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { Ledger } from '../ledger/ledger.js';
import { checkReversalDay } from '../ledger/reversal-day.js';
import { accountChanges } from './account-changes.rules.js';
import { BookCreditUse } from './book-credit-use.js';

/** Takes back that credit paid an invoice: the wrong one, or too much of it (D-108, D-118). */
@Injectable()
export class TakeBackCredit {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly bookCreditUse: BookCreditUse,
    private readonly ledger: Ledger,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (taken back already, or a credit note gave all of it back), VALIDATION (a day before it was used, or to come), PERIOD_CLOSED. */
  async run(
    caller: SignedInCaller,
    { id: invoiceId, useId }: InputOf<typeof takeBackCredit>['params'],
    { day, reason }: InputOf<typeof takeBackCredit>['body'],
  ): Promise<Deed<ResponseOf<typeof takeBackCredit>>> {
    const seen = await this.invoices.one(invoiceId);
    const use = seen?.settlements.find(({ id, kind }) => id === useId && kind === 'credit');
    if (!seen || !use) throw new DomainError('NOT_FOUND');
    checkReversalDay(day, { from: use.day, today: beirutDate(this.clock.now()) });
    const { amountMinor } = use;
    return {
      commit: async (session) => {
        const taken = { id: useId, invoiceId, amountMinor, day, by: caller.personId };
        const { clientId, invoice, backMinor } = await this.bookCreditUse.takeBack(taken, session);
        const { currency, balanceMinor, caseId } = invoice;
        const back = { amountMinor: backMinor, currency };
        const line = { action: 'credit.taken-back', subject: 'invoice', subjectId: invoiceId, caller };
        await this.audit.record({ ...line, after: { ...back, day, reason } }, session);
        const changes = accountChanges([{ invoiceId, clientId: invoice.clientId, caseId }], [{ clientId, currency }]);
        await this.outbox.add(CreditTakenBackV1, { useId, clientId, invoiceId, caseId, back, changes }, session);
        const creditMinor = await this.ledger.owedTo(clientId, 'client_credit', currency, session);
        return { balanceMinor, creditMinor };
      },
    };
  }
}
