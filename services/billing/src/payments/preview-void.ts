import type { VoidPreview } from '@diwan/contracts/money/payments/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { CreditRelease } from '../credit-uses/credit-release.js';
import { KeptCases } from '../walls/kept-cases.js';
import { PaymentRepository } from './payment.repository.js';
import { takenBackOf } from './payment.rules.js';

/** Tells what voiding a receipt would take back beside it, before anybody does it. */
@Injectable()
export class PreviewVoid {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly creditRelease: CreditRelease,
    private readonly keptCases: KeptCases,
  ) {}

  /** Of a receipt that is void already: nothing. Throws NOT_FOUND. */
  async run(caller: SignedInCaller, id: string): Promise<VoidPreview> {
    const payment = await this.payments.one(id);
    if (!payment) throw new DomainError('NOT_FOUND');
    if (payment.isVoid) return { uses: [], owedBack: [] };
    const kept = await this.keptCases.of(caller);
    const { uses, owedBack } = await this.creditRelease.plan(takenBackOf(payment));
    return {
      uses: uses.map(({ id: useId, invoiceId, invoiceNumber, caseId, amount }) => ({
        id: useId,
        invoice: caseId !== null && kept.includes(caseId) ? null : { id: invoiceId, number: invoiceNumber },
        amount,
      })),
      owedBack,
    };
  }
}
