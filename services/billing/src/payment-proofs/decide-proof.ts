import { ProofRefusedV1 } from '@diwan/contracts/money/payment-proofs/events';
import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';
import { FundRequestRepository } from '../fund-requests/fund-request.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { MATCH, REFUSE } from './payment-proof.machine.js';
import { PaymentProofRepository } from './payment-proof.repository.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';
import { PaymentProofViews } from './payment-proof-views.js';

/** Says of a proof which payment or deposit it proves, or why it proves none. It is decided once. */
@Injectable()
export class DecideProof {
  constructor(
    private readonly proofs: PaymentProofRepository,
    private readonly payments: PaymentRepository,
    private readonly movements: FundMovementRepository,
    private readonly fundRequests: FundRequestRepository,
    private readonly paymentProofViews: PaymentProofViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND (also for a receipt of somebody else, a void one, or a deposit that is not what was asked for), CONFLICT. */
  async match(caller: SignedInCaller, id: string, receiptId: string): Promise<PaymentProof> {
    const sent = await this.proof(id);
    const written = await this.inTransaction.run((session) => this.matched(caller, sent, receiptId, session));
    return this.paymentProofViews.one(written);
  }

  /** Matches a proof that was read before. Throws as `match` does. */
  async matched(
    caller: SignedInCaller,
    sent: PaymentProofRecord,
    receiptId: string,
    session: ClientSession,
  ): Promise<PaymentProofRecord> {
    const number = await (sent.requestId
      ? this.depositOf(sent, receiptId, session)
      : this.paymentOf(sent, receiptId, session));
    const decision = { ...this.decidedBy(caller), payment: { id: receiptId, number } };
    const id = String(sent._id);
    const proof = await this.proofs.decide(id, MATCH, decision, session);
    if (!proof) throw new DomainError('CONFLICT');
    const entry = { action: 'payment-proof.matched', subject: 'payment-proof', subjectId: id, caller };
    await this.audit.record({ ...entry, after: { receiptId } }, session);
    return proof;
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async refuse(caller: SignedInCaller, id: string, reason: string): Promise<PaymentProof> {
    const { clientId } = await this.proof(id);
    const written = await this.inTransaction.run(async (session) => {
      const proof = await this.proofs.decide(id, REFUSE, { ...this.decidedBy(caller), reason }, session);
      if (!proof) throw new DomainError('CONFLICT');
      const entry = { action: 'payment-proof.refused', subject: 'payment-proof', subjectId: id, caller };
      await this.audit.record({ ...entry, after: { reason } }, session);
      await this.outbox.add(ProofRefusedV1, { proofId: id, clientId }, session);
      return proof;
    });
    return this.paymentProofViews.one(written);
  }

  private async paymentOf({ clientId }: PaymentProofRecord, id: string, session: ClientSession): Promise<string> {
    const payment = await this.payments.one(id, session);
    if (payment?.clientId !== clientId || payment.isVoid) throw new DomainError('NOT_FOUND');
    return payment.number;
  }

  /** A deposit of the case and in the currency that were asked for. */
  private async depositOf({ requestId }: PaymentProofRecord, id: string, session: ClientSession): Promise<string> {
    const request = requestId ? await this.fundRequests.one(requestId, session) : null;
    const movement = await this.movements.one(id, session);
    const isMeant =
      movement?.kind === 'deposit' &&
      !movement.reversedBy &&
      movement.clientId === request?.clientId &&
      movement.caseId === request.caseId &&
      movement.amount.currency === request.amount.currency;
    if (!isMeant) throw new DomainError('NOT_FOUND');
    return movement.number;
  }

  private async proof(id: string): Promise<PaymentProofRecord> {
    const proof = await this.proofs.one(id);
    if (!proof) throw new DomainError('NOT_FOUND');
    return proof;
  }

  private decidedBy({ personId }: SignedInCaller) {
    return { decidedAt: this.clock.now(), decidedBy: personId };
  }
}
