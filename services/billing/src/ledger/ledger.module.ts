import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LastDays } from './last-days.js';
import { Ledger } from './ledger.js';
import {
  ledgerBalanceSchema,
  ledgerClientSchema,
  ledgerEntrySchema,
  ledgerHeadSchema,
  ledgerLastDaySchema,
  ledgerMonthSchema,
} from './ledger.schema.js';
import { LedgerLock } from './ledger-lock.js';
import { LedgerPages } from './ledger-pages.js';
import { LedgerReader } from './ledger-reader.js';
import { PastBalances } from './past-balances.js';

/** The firm's book. */
@Module({
  providers: [
    modelProvider('LedgerEntry', ledgerEntrySchema),
    modelProvider('LedgerHead', ledgerHeadSchema),
    modelProvider('LedgerBalance', ledgerBalanceSchema),
    modelProvider('LedgerMonth', ledgerMonthSchema),
    modelProvider('LedgerClient', ledgerClientSchema),
    modelProvider('LedgerLastDay', ledgerLastDaySchema),
    LastDays,
    PastBalances,
    Ledger,
    LedgerReader,
    LedgerLock,
    LedgerPages,
  ],
  exports: [LastDays, Ledger, LedgerReader, LedgerLock, LedgerPages],
})
export class LedgerModule {}
