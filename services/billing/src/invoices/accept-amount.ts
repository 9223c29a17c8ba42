import type { InputOf } from '@diwan/contracts/http/endpoint';
import { converted } from '@diwan/contracts/money/exchange-rates/rate';
import type { acceptAmount, Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
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
    private readonly exchangeRates: ExchangeRates,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (another version, nothing is left to pay), VALIDATION (more than is left to pay), RATE_MISSING. */
  async accept(caller: SignedInCaller, id: string, { version, ...body }: Body): Promise<Invoice> {
    const seen = await this.seen(id);
    if (seen.version !== version) throw new DomainError('CONFLICT');
    const { amountMinor } = body;
    const at = this.clock.now();
    const rate = await this.exchangeRates.on(beirutDate(at));
    const expectedMinor = converted({ amountMinor, currency: seen.currency }, rate).amountMinor;
    return this.write(caller, seen, { ...body, expectedMinor, by: caller.personId, at });
  }

  /** Takes it back, as long as nothing was paid by it. Throws NOT_FOUND, CONFLICT. */
  async withdraw(caller: SignedInCaller, id: string): Promise<Invoice> {
    return this.write(caller, await this.seen(id), null);
  }

  private async seen(id: string): Promise<InvoiceRecord> {
    const seen = await this.invoices.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    return seen;
  }

  private async write(caller: SignedInCaller, seen: InvoiceRecord, accepted: AcceptedAmount | null): Promise<Invoice> {
    const id = String(seen._id);
    const present = await this.invoiceViews.presenter(caller, [{ ...seen, accepted }]);
    const record = await this.inTransaction.run(async (session) => {
      const stored = await this.invoices.one(id, session);
      if (!stored?.isOpen || stored.version !== seen.version) throw new DomainError('CONFLICT');
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
  if (!accepted) return null;
  const { amountMinor, usedMinor, expectedMinor, reason } = accepted;
  return { amountMinor, usedMinor, expectedMinor, reason };
}
