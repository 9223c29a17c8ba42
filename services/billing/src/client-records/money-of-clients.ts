import { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { ClientParts } from '@diwan/service-kit/client-parts/client-part';
import { partOfField } from '@diwan/service-kit/client-parts/part-of-field';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { BooksOfClient } from './books-of-client.js';
import { KeysOfClient } from './keys-of-client.js';
import { ReversalsOfClient } from './reversals-of-client.js';
import { TalliesOfClient } from './tallies-of-client.js';
import { WishOfClient } from './wish-of-client.js';

const FIELD = 'clientId';
/** Moved by entries, never by writing over, and what is counted of documents. */
const BY_ITSELF = /^(ledger_.*|tallies)$/;

const isCounted = (name: string): name is ClientRecordCount['kind'] =>
  (ClientRecordCount.shape.kind.options as readonly string[]).includes(name);

/**
 * Every collection here whose rows name their client is a part of clients, by the name of the collection, and the books behind them: a
 * client with any of it is never deleted (D-124), and all of it goes over when two records of one client are merged (LEAD-08).
 */
@Injectable()
export class MoneyOfClients implements OnModuleInit {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly books: BooksOfClient,
    private readonly tallies: TalliesOfClient,
    private readonly reversals: ReversalsOfClient,
    private readonly keys: KeysOfClient,
    private readonly wish: WishOfClient,
    private readonly parts: ClientParts,
  ) {}

  onModuleInit(): void {
    // First: what goes over is theirs still.
    this.parts.add('fund_reversals', this.reversals);
    for (const model of Object.values(this.connection.models)) {
      const { name } = model.collection;
      if (BY_ITSELF.test(name) || !model.schema.path(FIELD)) continue;
      this.parts.add(name, partOfField({ kind: isCounted(name) ? name : null, model, field: FIELD }));
    }
    this.parts.add('client_keys', this.keys);
    this.parts.add('reminder_wish', this.wish);
    // Last: what goes back of debts is told by the invoices that went back before.
    this.parts.add('ledger', this.books);
    this.parts.add('tallies', this.tallies);
  }
}
