import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ClientFundsModule } from '../client-funds/client-funds.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BankLineRepository } from './bank-line.repository.js';
import { bankImportSchema, bankLineSchema } from './bank-line.schema.js';
import { DecideBankLine } from './decide-bank-line.js';
import { FundReconciliationController } from './fund-reconciliation.controller.js';
import { fundReconciliationSchema } from './fund-reconciliation.schema.js';
import { FundsAsOfDay } from './funds-as-of.js';
import { ImportBankFile } from './import-bank-file.js';
import { ReconcileFunds } from './reconcile-funds.js';

/** Client money, three ways. */
@Module({
  imports: [ClientFundsModule, LedgerModule, PeopleModule, WallsModule],
  controllers: [FundReconciliationController],
  providers: [
    modelProvider('BankImport', bankImportSchema),
    modelProvider('BankLine', bankLineSchema),
    modelProvider('FundReconciliation', fundReconciliationSchema),
    BankLineRepository,
    DecideBankLine,
    FundsAsOfDay,
    ImportBankFile,
    ReconcileFunds,
  ],
  exports: [BankLineRepository, FundsAsOfDay, ReconcileFunds],
})
export class FundReconciliationsModule {}
