import { paymentNotice } from '@diwan/contracts/money/payments/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { PaymentRepository } from './payment.repository.js';

/** Tells notifications what notices about a payment may say. */
@Injectable()
export class PaymentNoticeAnswer {
  constructor(private readonly payments: PaymentRepository) {}

  @Answers(paymentNotice)
  async answer({ paymentId }: z.output<typeof paymentNotice.input>): Promise<z.output<typeof paymentNotice.output>> {
    const payment = await this.payments.one(paymentId);
    if (!payment) return null;
    const { number, amount, isVoid } = payment;
    return { number, amount, isVoided: isVoid, clientPath: '/billing/payments' };
  }
}
