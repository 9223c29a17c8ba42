import { proofNotice } from '@diwan/contracts/money/payment-proofs/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PaymentProofRepository } from './payment-proof.repository.js';

/** Tells notifications what notices about a proof may say. */
@Injectable()
export class ProofNoticeAnswer {
  constructor(private readonly proofs: PaymentProofRepository) {}

  @Answers(proofNotice)
  async answer({ proofId }: z.output<typeof proofNotice.input>): Promise<z.output<typeof proofNotice.output>> {
    const proof = await this.proofs.one(proofId);
    if (!proof) return null;
    const { state, invoiceId } = proof;
    const clientPath = invoiceId ? `/billing/invoices/${invoiceId}` : '/billing/held';
    return {
      state,
      clientPath,
      staffPath: `/admin/payment-proofs/${proofId}`,
    };
  }
}
