import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InvoiceRepository } from './invoice.repository.js';

/** Invoices that builds from before it was told apart settled are paid, or taken back, before anything is answered. */
@Injectable()
export class TellPaidAtStart implements OnApplicationBootstrap {
  constructor(private readonly invoices: InvoiceRepository) {}

  onApplicationBootstrap(): Promise<void> {
    return this.invoices.tellPaid();
  }
}
