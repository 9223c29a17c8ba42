import type { InputOf } from '@diwan/contracts/http/endpoint';
import { FundsAskedV1 } from '@diwan/contracts/money/fund-requests/events';
import type { askForFunds, FundRequest, OwnFundRequest } from '@diwan/contracts/money/fund-requests/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { clientView } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { KeptCases } from '../walls/kept-cases.js';
import { referenceOf, toFundRequest } from './fund-request.presenter.js';
import { FundRequestRepository } from './fund-request.repository.js';
import type { FundRequestRecord } from './fund-request.schema.js';

/** Asks clients for deposits, takes it back, and tells what is open (BILL-10). */
@Injectable()
export class FundRequests {
  constructor(
    private readonly requests: FundRequestRepository,
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly keptCases: KeptCases,
  ) {}

  async list(caller: SignedInCaller, clientId: string): Promise<FundRequest[]> {
    const rows = await this.requests.ofClient(clientId, await this.keptCases.of(caller));
    return rows.map(await this.presenter(caller, rows));
  }

  /** Throws NOT_FOUND (no such client, not their case), VALIDATION (a day that has passed), UNAVAILABLE. */
  async ask(
    caller: SignedInCaller,
    clientId: string,
    body: InputOf<typeof askForFunds>['body'],
  ): Promise<Deed<FundRequest>> {
    const askedAt = this.clock.now();
    if (body.dueDay < beirutDate(askedAt))
      throw new DomainError('VALIDATION', { fieldErrors: { dueDay: 'too_small' } });
    const person = (await this.people.known([clientId])).get(clientId);
    if (!person?.isClient) throw new DomainError('NOT_FOUND');
    await this.billedCases.oneOf(caller, clientId, body.caseId);
    const who = { clientId, caseId: body.caseId, askedBy: caller.personId };
    const present = await this.presenter(caller, [who]);
    const deed: Deed<FundRequestRecord> = {
      commit: async (session) => {
        const fields = { ...body, ...who, state: 'asked', receivedMinor: 0, reason: '', askedAt } as const;
        const record = await this.requests.insert(fields, session);
        const requestId = String(record._id);
        const of = { action: 'fund-request.asked', subject: 'fund-request', subjectId: requestId, caller };
        await this.audit.record({ ...of, after: { clientId, ...body } }, session);
        await this.outbox.add(FundsAskedV1, { requestId, clientId, caseId: body.caseId }, session);
        return record;
      },
    };
    return presented(deed, present);
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async withdraw(caller: SignedInCaller, id: string, reason: string): Promise<FundRequest> {
    if (!(await this.requests.one(id))) throw new DomainError('NOT_FOUND');
    const written = await this.inTransaction.run(async (session) => {
      const record = await this.requests.withdraw(id, reason, session);
      if (!record) throw new DomainError('CONFLICT');
      const of = { action: 'fund-request.withdrawn', subject: 'fund-request', subjectId: id, caller };
      await this.audit.record({ ...of, after: { reason } }, session);
      return record;
    });
    return (await this.presenter(caller, [written]))(written);
  }

  /** What the client has still to pay. */
  async own(caller: SignedInCaller): Promise<OwnFundRequest[]> {
    const rows = await this.requests.openOf(clientView(caller, 'billing'));
    const cases = await this.billedCases.named(
      null,
      rows.map(({ caseId }) => caseId),
    );
    return rows.map(({ _id, state, caseId, amount, receivedMinor, dueDay, words }) => ({
      ...{ id: String(_id), state, dueDay, words, reference: referenceOf(_id) },
      caseTitle: caseId === null ? null : (cases.get(caseId)?.title ?? null),
      amount: { amountMinor: amount.amountMinor, currency: amount.currency },
      leftMinor: amount.amountMinor - receivedMinor,
    }));
  }

  /** Asks for the names that some requests need; what it answers asks nobody any more. */
  private async presenter(
    caller: SignedInCaller,
    records: readonly Pick<FundRequestRecord, 'clientId' | 'caseId' | 'askedBy'>[],
  ): Promise<(record: FundRequestRecord) => FundRequest> {
    const [names, cases] = await Promise.all([
      this.people.namesOf(records.flatMap(({ clientId, askedBy }) => [clientId, askedBy])),
      this.billedCases.named(
        caller,
        records.map(({ caseId }) => caseId),
      ),
    ]);
    return (record) => toFundRequest(record, names, cases);
  }
}
