import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ClientNames } from '../client-names/client-names.js';
import { ClientKeys } from '../client-search/client-keys.js';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { PaymentRepository } from '../payments/payment.repository.js';

/** The first look comes when identity has had time to start; one that could not be ended is taken up again. */
const PAUSE = 60_000;

/**
 * Documents that were issued before names were kept get the name that their client has now: from then on it is theirs. Those from before
 * they were searched by keys of their own get these.
 */
@Injectable()
export class CompleteOldDocuments implements OnApplicationBootstrap, OnModuleDestroy {
  private isDone = false;
  private readonly rounds = new Periodic({
    pause: PAUSE,
    round: () => this.run(),
    failed: (error) => this.log.warn('old-documents.stalled', { error }),
  });

  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly clientNames: ClientNames,
    private readonly clientKeys: ClientKeys,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    this.rounds.start();
  }

  /** Lets the look under way end and starts no other. */
  onModuleDestroy(): Promise<void> {
    return this.rounds.stop();
  }

  /** Returns how many names and sets of keys were given. Throws DomainError UNAVAILABLE. */
  async run(): Promise<number> {
    if (this.isDone) return 0;
    const nameOf = (clientId: string) => this.clientNames.nameOf(clientId);
    const keys = new Map<string, Promise<string[]>>();
    const keysOf = (clientId: string): Promise<string[]> => {
      const asked = keys.get(clientId) ?? this.clientKeys.of(clientId);
      keys.set(clientId, asked);
      return asked;
    };
    let filled = 0;
    for (const documents of [this.invoices, this.payments, this.creditNotes])
      filled += await documents.nameUnnamed(nameOf);
    for (const documents of [this.invoices, this.payments]) filled += await documents.keyUnkeyed(keysOf);
    this.isDone = true;
    return filled;
  }
}
