import { Log } from '@diwan/service-kit/app/log';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { type LedgerClient, type LedgerHead, ledgerClientSchema, ledgerHeadSchema } from '../ledger/ledger.schema.js';
import { writePaidMonths } from './write-paid-months.js';
import { writeSums } from './write-sums.js';

/** A database from before there were tallies, or with those of former builds, gets them once, before anything is answered from them. */
@Injectable()
export class SumsAtStart implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const head = await this.connection
      .model<LedgerHead>('LedgerHead', ledgerHeadSchema)
      .findById('head')
      .lean<LedgerHead>();
    if (!head || head.seq === 0) return;
    // The first booking writes one, so where there is none nothing was written yet.
    if (await this.connection.model<LedgerClient>('LedgerClient', ledgerClientSchema).findOne().lean()) {
      if (await writePaidMonths(this.connection)) this.log.info('paid-months.written', {});
      return;
    }
    await writeSums(this.connection);
    this.log.info('sums.written', { entries: head.seq });
  }
}
