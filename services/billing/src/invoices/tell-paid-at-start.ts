import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InvoiceRepository } from './invoice.repository.js';

/** Invoices from before it was told apart whether they were paid or taken back are told apart before anything is answered. */
@Injectable()
export class TellPaidAtStart implements OnApplicationBootstrap {
  constructor(private readonly invoices: InvoiceRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.invoices.tellPaid();
  }
}
