import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CreditUsesModule } from '../credit-uses/credit-uses.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { FundRequestsModule } from '../fund-requests/fund-requests.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BookFunds } from './book-funds.js';
import { ClientFundController } from './client-fund.controller.js';
import { DataOfFunds } from './data-of-funds.js';
import { FundBalances } from './fund-balances.js';
import { FundMovementRepository } from './fund-movement.repository.js';
import { fundMovementSchema } from './fund-movement.schema.js';
import { FundMovementNoticeAnswer } from './fund-movement-notice.answer.js';
import { FundViews } from './fund-views.js';
import { MoveFunds } from './move-funds.js';
import { ReverseFunds } from './reverse-funds.js';
import { ReverseTransfer } from './reverse-transfer.js';
import { TransferFunds } from './transfer-funds.js';

/** Money of clients. */
@Module({
  imports: [
    CreditUsesModule,
    FundRequestsModule,
    DataPartsModule,
    InvoicesModule,
    LedgerModule,
    LegalCasesModule,
    NumberSeriesModule,
    PeopleModule,
    WallsModule,
  ],
  controllers: [ClientFundController],
  providers: [
    modelProvider('FundMovement', fundMovementSchema),
    DataOfFunds,
    BookFunds,
    FundBalances,
    FundMovementNoticeAnswer,
    FundMovementRepository,
    FundViews,
    MoveFunds,
    ReverseFunds,
    ReverseTransfer,
    TransferFunds,
  ],
  exports: [BookFunds, FundMovementRepository, MoveFunds],
})
export class ClientFundsModule {}
