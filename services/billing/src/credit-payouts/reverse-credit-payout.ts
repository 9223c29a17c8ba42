import type { InputOf } from '@diwan/contracts/http/endpoint';
import { CreditPayoutReversedV1 } from '@diwan/contracts/money/credit-payouts/events';
import type { CreditPayout, reverseCreditPayout } from '@diwan/contracts/money/credit-payouts/http';
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
import { checkReversalDay } from '../ledger/reversal-day.js';
import { namedIn, toCreditPayout } from './credit-payout.presenter.js';
import { CreditPayoutRepository } from './credit-payout.repository.js';
import type { CreditPayoutRecord } from './credit-payout.schema.js';

/** Takes a payout of credit back that was never made, or came back: the credit is the client's again (D-118). */
@Injectable()
export class ReverseCreditPayout {
  constructor(
    private readonly payouts: CreditPayoutRepository,
    private readonly ledger: Ledger,
    private readonly people: People,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, VALIDATION (a day before the payout's, or to come), CONFLICT (reversed already), PERIOD_CLOSED, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    id: string,
    { day, reason }: InputOf<typeof reverseCreditPayout>['body'],
  ): Promise<Deed<CreditPayout>> {
    const seen = await this.payouts.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const at = this.clock.now();
    checkReversalDay(day, { from: seen.day, today: beirutDate(at) });
    const by = caller.personId;
    const reversed = { day, at, reason, by };
    const names = await this.people.namesOf(namedIn({ ...seen, reversed }));
    const deed: Deed<CreditPayoutRecord> = {
      commit: async (session) => {
        const record = await this.payouts.reverse(id, reversed, session);
        if (!record) throw new DomainError('CONFLICT');
        const { clientId, number } = record;
        await this.ledger.reverse({ kind: 'credit_payout', id }, { kinds: ['paid-out'], day, by, clientId }, session);
        const line = { action: 'credit.payout-reversed', subject: 'client', subjectId: clientId, caller };
        await this.audit.record({ ...line, after: { number, day, reason } }, session);
        await this.outbox.add(CreditPayoutReversedV1, { payoutId: id, clientId }, session);
        return record;
      },
    };
    return presented(deed, (record) => toCreditPayout(record, names));
  }
}
