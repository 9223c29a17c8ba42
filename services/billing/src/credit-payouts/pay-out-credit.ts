import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CreditPaidOutV1 } from '@diwan/contracts/money/credit-payouts/events';
import type { CreditPayout, payOutCredit } from '@diwan/contracts/money/credit-payouts/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { Ledger } from '../ledger/ledger.js';
import { checkMoneyDay } from '../ledger/money-day.js';
import { NumberSeries } from '../number-series/number-series.js';
import { toCreditPayout } from './credit-payout.presenter.js';
import { CreditPayoutRepository } from './credit-payout.repository.js';
import type { CreditPayoutRecord } from './credit-payout.schema.js';

/** Pays credit back to its client from the firm's own money (BILL-09). */
@Injectable()
export class PayOutCredit {
  constructor(
    private readonly payouts: CreditPayoutRepository,
    private readonly ledger: Ledger,
    private readonly series: NumberSeries,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND (no such client), VALIDATION (a day to come, or long past), CREDIT_SPENT, PERIOD_CLOSED, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    clientId: string,
    body: InputOf<typeof payOutCredit>['body'],
  ): Promise<Deed<CreditPayout>> {
    const recordedAt = this.clock.now();
    checkMoneyDay(caller, { day: body.day, today: beirutDate(recordedAt) });
    const person = (await this.people.known([clientId])).get(clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    const by = caller.personId;
    const names = await this.people.namesOf([clientId, by]);
    const deed: Deed<CreditPayoutRecord> = {
      commit: async (session) => {
        const { amount, method, day, reference, notes } = body;
        const number = await this.series.next('RFD', beirutDate(recordedAt), session);
        const of = { clientId, amount, method, day, reference, notes, number };
        const record = await this.payouts.insert({ ...of, recordedBy: by, recordedAt, reversed: null }, session);
        const source = { kind: 'credit_payout', id: String(record._id) } as const;
        // Nobody's in `money`: it is no payment that was taken back.
        const lines = [
          { account: 'client_credit', amountMinor: amount.amountMinor, clientId },
          { account: 'money', amountMinor: -amount.amountMinor, detail: method },
        ] as const;
        await this.ledger.post({ day, kind: 'paid-out', source, currency: amount.currency, lines, by }, session);
        const line = { action: 'credit.paid-out', subject: 'client', subjectId: clientId, caller };
        await this.audit.record({ ...line, after: { number, ...body } }, session);
        await this.outbox.add(CreditPaidOutV1, { payoutId: String(record._id), clientId }, session);
        return record;
      },
    };
    return presented(deed, (record) => toCreditPayout(record, names));
  }
}
