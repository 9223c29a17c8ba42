import type { PayloadOf } from '@diwan/contracts/events/event';
import { ClientChangedV1 } from '@diwan/contracts/people/clients/events';
import { OnEvent } from '@diwan/service-kit/events/event-inbox';
import { Injectable } from '@nestjs/common';
import { ClientKeys } from '../client-search/client-keys.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';

/**
 * Keeps what documents are found by in step with the names of their client. It is written apart from the event, a client may have many
 * documents; of two changes at the same time the later name wins, since identity is asked again afterwards.
 */
@Injectable()
export class KeepKeysWhenClientChanged {
  constructor(
    private readonly clientKeys: ClientKeys,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
  ) {}

  @OnEvent(ClientChangedV1)
  async handle({ clientId }: PayloadOf<typeof ClientChangedV1>): Promise<undefined> {
    let keys = await this.clientKeys.of(clientId);
    for (;;) {
      for (const documents of [this.invoices, this.payments]) await documents.keyByClient(clientId, keys);
      const now = await this.clientKeys.of(clientId);
      if (now.join() === keys.join()) return undefined;
      keys = now;
    }
  }
}
