import type { ClientPart, Move, Writing } from '@diwan/service-kit/client-parts/client-part';
import { Injectable } from '@nestjs/common';
import { ClientKeys } from '../client-search/client-keys.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';

/** Documents that went over are found by the names of their client as it is then, and by those of the former one when they went back. */
@Injectable()
export class KeysOfClient implements ClientPart<string> {
  readonly kind = null;

  constructor(
    private readonly clientKeys: ClientKeys,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  count(): Promise<number> {
    return Promise.resolve(0);
  }

  /** Throws DomainError UNAVAILABLE when identity does not answer. */
  async move({ to }: Move): Promise<Writing<string[]>> {
    const write = await this.keyingOf(to);
    return async (session) => {
      await write(session);
      return [to];
    };
  }

  restore(_items: string[], { from }: Move): Promise<Writing<void>> {
    return this.keyingOf(from);
  }

  private async keyingOf(clientId: string): Promise<Writing<void>> {
    const keys = await this.clientKeys.of(clientId);
    return async (session) => {
      for (const documents of [this.invoices, this.payments]) await documents.keyByClient(clientId, keys, session);
    };
  }
}
