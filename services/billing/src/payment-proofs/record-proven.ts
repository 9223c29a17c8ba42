import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import type { recordProvenDeposit, recordProvenPayment } from '@diwan/contracts/money/payment-proofs/http';
import type { Payment } from '@diwan/contracts/money/payments/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { MoveFunds } from '../client-funds/move-funds.js';
import { RecordPayment } from '../payments/record-payment.js';
import { DecideProof } from './decide-proof.js';
import { PaymentProofRepository } from './payment-proof.repository.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';

/** Writes down the money that a proof shows, and that the proof proves it: both or neither, so that no receipt is written twice. */
@Injectable()
export class RecordProven {
  constructor(
    private readonly proofs: PaymentProofRepository,
    private readonly recordPayment: RecordPayment,
    private readonly moveFunds: MoveFunds,
    private readonly decideProof: DecideProof,
  ) {}

  /** Throws what `RecordPayment` throws, NOT_FOUND for the proof of a deposit, and CONFLICT for one that was decided. */
  async payment(
    caller: SignedInCaller,
    id: string,
    body: InputOf<typeof recordProvenPayment>['body'],
  ): Promise<Deed<Payment>> {
    const proof = await this.proofs.one(id);
    if (!proof?.invoiceId) throw new DomainError('NOT_FOUND');
    const { clientId } = proof;
    return this.proving(caller, proof, await this.recordPayment.run(caller, { ...body, clientId }));
  }

  /** Throws what `MoveFunds` throws, NOT_FOUND for the proof of a payment, and CONFLICT for one that was decided. */
  async deposit(
    caller: SignedInCaller,
    id: string,
    body: InputOf<typeof recordProvenDeposit>['body'],
  ): Promise<Deed<FundMovement>> {
    const proof = await this.proofs.one(id);
    if (!proof?.requestId) throw new DomainError('NOT_FOUND');
    const { clientId, requestId } = proof;
    return this.proving(caller, proof, await this.moveFunds.run(caller, clientId, 'deposit', body, requestId));
  }

  private proving<Receipt extends { id: string }>(
    caller: SignedInCaller,
    proof: PaymentProofRecord,
    recording: Deed<Receipt>,
  ): Deed<Receipt> {
    return {
      commit: async (session) => {
        // Before what it pays is looked at: that is paid then, and would be refused for another reason.
        if ((await this.proofs.one(String(proof._id), session))?.state !== 'sent') throw new DomainError('CONFLICT');
        const receipt = await recording.commit(session);
        await this.decideProof.matched(caller, proof, receipt.id, session);
        return receipt;
      },
      after: async (receipt) => recording.after?.(receipt),
    };
  }
}
