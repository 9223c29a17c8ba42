import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';

/** The first look comes when identity has had time to start; one that could not be ended is taken up again. */
const PAUSE = 60_000;

/** Documents that were issued before names were kept get the name that their client has now: from then on it is theirs. */
@Injectable()
export class NameIssued implements OnApplicationBootstrap, OnModuleDestroy {
  private isDone = false;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('client-names.stalled', { error }),
  });

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly clientNames: ClientNames,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Returns how many documents got their name. Throws DomainError UNAVAILABLE. */
  async run(): Promise<number> {
    if (this.isDone) return 0;
    const nameOf = (clientId: string) => this.clientNames.nameOf(clientId);
    let named = 0;
    for (const documents of [this.invoices, this.payments, this.creditNotes])
      named += await documents.nameUnnamed(nameOf);
    this.isDone = true;
    return named;
  }
}
