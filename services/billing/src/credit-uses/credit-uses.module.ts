import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BookCreditUse } from './book-credit-use.js';
import { CreditRelease } from './credit-release.js';
import { TakeBackCredit } from './take-back-credit.js';
import { UseCredit } from './use-credit.js';

/** Invoices that are paid from what their client paid too much before. */
@Module({
  imports: [InvoicesModule, LedgerModule],
  providers: [BookCreditUse, CreditRelease, TakeBackCredit, UseCredit],
  exports: [BookCreditUse, CreditRelease, TakeBackCredit, UseCredit],
})
export class CreditUsesModule {}
