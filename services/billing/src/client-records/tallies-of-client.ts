import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import { Tallies } from '../tallies/tallies.js';

/** Tallies follow from documents: those of both clients are counted anew once these went over. */
@Injectable()
export class TalliesOfClient implements ClientPart<never> {
  readonly kind = null;

  constructor(
    private readonly tallies: Tallies,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  count(): Promise<number> {
    return Promise.resolve(0);
  }

  move(way: Move): Promise<Writing<never[]>> {
    return Promise.resolve(async (session) => {
      await this.recount(way, session);
      return [];
    });
  }

  restore(_items: never[], way: Move): Promise<Writing<void>> {
    return Promise.resolve((session) => this.recount(way, session));
  }

  private async recount({ from, to }: Move, session: ClientSession): Promise<void> {
    for (const clientId of [from, to]) {
      const all = { clientId, caseIds: null };
      const invoices = await this.invoices.openOf(all, session);
      const payments = await this.payments.standingOf(all, session);
      await this.tallies.recountOf(clientId, { invoices, payments }, session);
    }
  }
}
