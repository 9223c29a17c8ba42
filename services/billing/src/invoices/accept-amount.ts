import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { acceptAmount, Invoice } from '@diwan/contracts/money/invoices/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from './invoice.repository.js';
import type { AcceptedAmount, InvoiceRecord } from './invoice.schema.js';
import { InvoiceViews } from './invoice-views.js';

type Body = InputOf<typeof acceptAmount>['body'];

/** Accepts an amount in the other currency that is far from the rate of the day. Somebody else records the payment: two persons know of it. */
@Injectable()
export class AcceptAmount {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly invoiceViews: InvoiceViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (nothing is left to pay), VALIDATION (more than is left to pay). */
  accept(caller: SignedInCaller, id: string, { amountMinor, usedMinor, reason }: Body): Promise<Invoice> {
    const accepted = { amountMinor, usedMinor, reason, by: caller.personId, at: this.clock.now() };
    return this.write(caller, id, accepted);
  }

  /** Takes it back, as long as nothing was paid by it. Throws NOT_FOUND, CONFLICT. */
  withdraw(caller: SignedInCaller, id: string): Promise<Invoice> {
    return this.write(caller, id, null);
  }

  private async write(caller: SignedInCaller, id: string, accepted: AcceptedAmount | null): Promise<Invoice> {
    const seen = await this.invoices.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const present = await this.invoiceViews.presenter(caller, [{ ...seen, accepted }]);
    const record = await this.inTransaction.run(async (session) => {
      const stored = await this.invoices.one(id, session);
      if (!stored?.isOpen) throw new DomainError('CONFLICT');
      if (accepted && accepted.amountMinor > stored.balanceMinor)
        throw new DomainError('VALIDATION', { fieldErrors: { amountMinor: 'too_large' } });
      const changed = await this.invoices.change(stored, { accepted }, session);
      if (!changed) throw new DomainError('CONFLICT');
      const line = { subject: 'invoice', subjectId: id, caller } as const;
      const [before, after] = [saidOf(stored), saidOf(changed)];
      const action = accepted ? 'invoice.amount-accepted' : 'invoice.amount-withdrawn';
      await this.audit.record({ ...line, action, before, after }, session);
      return changed;
    });
    return present.whole(record);
  }
}

/** As it stands in the audit log: who and when stand there anyway. */
function saidOf({ accepted }: InvoiceRecord) {
  return accepted
    ? { amountMinor: accepted.amountMinor, usedMinor: accepted.usedMinor, reason: accepted.reason }
    : null;
}
