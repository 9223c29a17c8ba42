import { fundMovementNotice } from '@diwan/contracts/money/client-funds/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { FundMovementRepository } from './fund-movement.repository.js';

/** Tells notifications what the notice of a movement of client money may say. */
@Injectable()
export class FundMovementNoticeAnswer {
  constructor(
    private readonly movements: FundMovementRepository,
    private readonly invoices: InvoiceRepository,
  ) {}

  @Answers(fundMovementNotice)
  async answer({
    movementId,
    clientId,
  }: z.output<typeof fundMovementNotice.input>): Promise<z.output<typeof fundMovementNotice.output>> {
    const movement = await this.movements.one(movementId);
    if (movement?.clientId !== clientId) return null;
    const { number, kind, amount, invoice, reverses, reversedBy } = movement;
    const { amountMinor, currency } = amount;
    const paid = invoice && (await this.invoices.one(invoice.id));
    return {
      ...{ number, kind, amount: { amountMinor, currency } },
      invoice:
        invoice && paid?.clientId === clientId
          ? { number: invoice.number, left: { amountMinor: paid.balanceMinor, currency: paid.currency } }
          : null,
      reverses: reverses ? { id: reverses.id, number: reverses.number, kind: reverses.kind } : null,
      isReversed: Boolean(reversedBy),
      clientPath: '/billing/held',
    };
  }
}
