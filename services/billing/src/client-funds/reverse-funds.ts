import type { InputOf } from '@diwan/contracts/http/endpoint';
import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import type { FundMovement, reverseFundMovement } from '@diwan/contracts/money/client-funds/http';
import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import { FundsAskedV1 } from '@diwan/contracts/money/fund-requests/events';
import type { AccountChange } from '@diwan/contracts/money/payments/account-change';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { accountChanges } from '../credit-uses/account-changes.rules.js';
import { ReleaseCredit } from '../credit-uses/release-credit.js';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import { FundThresholds } from '../fund-requests/fund-thresholds.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { Ledger } from '../ledger/ledger.js';
import { checkReversalDay } from '../ledger/reversal-day.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { NumberSeries } from '../number-series/number-series.js';
import { FundMovementRepository } from './fund-movement.repository.js';
import type { FundMovementRecord } from './fund-movement.schema.js';
import { FundViews } from './fund-views.js';
import { ReverseTransfer } from './reverse-transfer.js';
import { takenBackOf } from './transfer.rules.js';

type Body = InputOf<typeof reverseFundMovement>['body'];

/** Takes a movement of client money back by a movement of its own, with the reason; both stay and name each other (BILL-10, D-118). */
@Injectable()
export class ReverseFunds {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly fundViews: FundViews,
    private readonly fundRequests: FundRequestRepository,
    private readonly thresholds: FundThresholds,
    private readonly invoices: InvoiceRepository,
    private readonly billedCases: BilledCases,
    private readonly releaseCredit: ReleaseCredit,
    private readonly reverseTransfer: ReverseTransfer,
    private readonly ledger: Ledger,
    private readonly series: NumberSeries,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (a reversal, or reversed already), VALIDATION (a day before the movement's, or to come), FUNDS_SHORT, CREDIT_SPENT, PERIOD_CLOSED, UNAVAILABLE. */
  async run(caller: SignedInCaller, id: string, body: Body): Promise<Deed<FundMovement>> {
    const { day, reason } = body;
    const seen = await this.movements.one(id);
    if (!seen) throw new DomainError('NOT_FOUND');
    const { kind } = seen;
    if (kind === 'reversal') throw new DomainError('CONFLICT');
    const recordedAt = this.clock.now();
    checkReversalDay(day, { from: seen.day, today: beirutDate(recordedAt) });
    const by = caller.personId;
    const team = kind === 'deposit' ? await this.billedCases.teamOf(seen.caseId) : [];
    const paid = seen.invoice && (await this.invoices.one(seen.invoice.id));
    const present = await this.fundViews.presenter(caller, [{ ...seen, recordedBy: by }]);
    const deed: Deed<FundMovementRecord> = {
      commit: async (session) => {
        const original = await this.movements.one(id, session);
        if (!original || original.reversedBy) throw new DomainError('CONFLICT');
        const reverses = { id, number: original.number, kind, reason };
        const record = await this.write(original, { day, reverses, recordedBy: by, recordedAt }, session);
        const reversedBy = { id: String(record._id), number: record.number };
        if (!(await this.movements.reverse(id, reversedBy, session))) throw new DomainError('CONFLICT');
        const changes = await this.takeBack(caller, original, { body, team, today: beirutDate(recordedAt) }, session);
        const line = { action: 'client-funds.reversed', subject: 'client-funds', subjectId: id, caller };
        await this.audit.record(
          { ...line, after: { number: record.number, reverses: original.number, day, reason } },
          session,
        );
        const { clientId } = original;
        const caseId = original.caseId ?? paid?.caseId ?? null;
        const moved = { movementId: String(record._id), clientId, caseId, changes };
        await this.outbox.add(FundsMovedV1, moved, session);
        return record;
      },
    };
    return presented(deed, present);
  }

  private async write(
    original: FundMovementRecord,
    made: Pick<FundMovementRecord, 'day' | 'recordedBy' | 'recordedAt'> & {
      reverses: NonNullable<FundMovementRecord['reverses']>;
    },
    session: ClientSession,
  ): Promise<FundMovementRecord> {
    const { clientId, caseId, amount, method, invoice, reference } = original;
    const fields = { clientId, caseId, amount, method, invoice, reference };
    const number = await this.series.next('REV', beirutDate(made.recordedAt), session);
    const before = await this.ledger.fundsOf({ clientId, caseId, currency: amount.currency }, session);
    const balanceAfterMinor = before - signedMinor(original);
    return this.movements.insert(
      { ...fields, ...made, kind: 'reversal', number, notes: '', balanceAfterMinor },
      session,
    );
  }

  private async takeBack(
    caller: SignedInCaller,
    original: FundMovementRecord,
    { body, team, today }: { body: Body; team: string[]; today: string },
    session: ClientSession,
  ): Promise<AccountChange[]> {
    const { kind, clientId, caseId, requestId, amount } = original;
    const how = { day: body.day, by: caller.personId };
    if (kind === 'transfer') {
      const { owedBack, credit, reopened } = await this.releaseCredit.run(caller, takenBackOf(original), body, session);
      // What was there on the days between is not asked for where less than nothing may be left.
      if (owedBack.length > 0 && body.day < today)
        throw new DomainError('VALIDATION', { fieldErrors: { day: 'owed_from_today' } });
      const unpaid = await this.reverseTransfer.run(original, { ...how, mayOwe: owedBack.length > 0 }, session);
      return accountChanges([...unpaid, ...reopened], credit);
    }
    const source = { kind: 'client_fund', id: String(original._id) } as const;
    await this.ledger.reverse(source, { kinds: [kind], clientId, ...how }, session);
    if (requestId && (await this.fundRequests.takeBack(requestId, amount.amountMinor, session)))
      await this.outbox.add(FundsAskedV1, { requestId, clientId, caseId, again: true }, session);
    if (kind === 'deposit') await this.thresholds.fell({ clientId, caseId, ...amount, team }, session);
    return [];
  }
}
