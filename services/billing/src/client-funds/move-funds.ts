import type { InputOf } from '@diwan/contracts/http/endpoint';
import { FundsMovedV1 } from '@diwan/contracts/money/client-funds/events';
import type { FundMovement, refundFunds } from '@diwan/contracts/money/client-funds/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import { checkMoneyDay } from '../ledger/money-day.js';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { BookFunds } from './book-funds.js';
import type { FundMovementRecord } from './fund-movement.schema.js';
import { FundViews } from './fund-views.js';

type Body = InputOf<typeof refundFunds>['body'];

/** Takes money of a client in trust, and gives it back. It is the client's all the time: no income, no expense (D-119). */
@Injectable()
export class MoveFunds {
  constructor(
    private readonly bookFunds: BookFunds,
    private readonly fundRequests: FundRequestRepository,
    private readonly fundViews: FundViews,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND (no such client, not their case, not their request), CONFLICT (the request is paid or withdrawn), VALIDATION (a day to come, or long past), FUNDS_SHORT, PERIOD_CLOSED, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    clientId: string,
    kind: 'deposit' | 'refund',
    body: Body,
    requestId: string | null = null,
  ): Promise<Deed<FundMovement>> {
    const recordedAt = this.clock.now();
    checkMoneyDay(caller, { day: body.day, today: beirutDate(recordedAt) });
    const person = (await this.people.known([clientId])).get(clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    await this.billedCases.oneOf(caller, clientId, body.caseId);
    const who = { clientId, caseId: body.caseId, recordedBy: caller.personId };
    const present = await this.fundViews.presenter(caller, [who]);
    const deed: Deed<FundMovementRecord> = {
      commit: async (session) => {
        if (requestId !== null) await this.fundRequests.receive(requestId, { ...who, amount: body.amount }, session);
        const record = await this.bookFunds.moved({ ...body, ...who, kind, recordedAt, requestId }, session);
        const subject = { subject: 'client-funds', subjectId: String(record._id) };
        const after = { number: record.number, clientId, ...body };
        await this.audit.record({ action: `client-funds.${kind}`, ...subject, after, caller }, session);
        const moved = { movementId: String(record._id), clientId, caseId: body.caseId, changes: [] };
        await this.outbox.add(FundsMovedV1, moved, session);
        return record;
      },
    };
    return presented(deed, present);
  }
}
