import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BookCreditUse } from './book-credit-use.js';
import { CreditRelease } from './credit-release.js';
import { CreditUseRepository } from './credit-use.repository.js';
import { creditUseSchema } from './credit-use.schema.js';
import { CreditUseNoticeAnswer } from './credit-use-notice.answer.js';
import { PreviewRelease } from './preview-release.js';
import { ReleaseCredit } from './release-credit.js';
import { TakeBackCredit } from './take-back-credit.js';
import { UseCredit } from './use-credit.js';

/** Invoices that are paid from what their client paid too much before. */
@Module({
  imports: [InvoicesModule, LedgerModule, PeopleModule, WallsModule],
  providers: [
    modelProvider('CreditUse', creditUseSchema),
    BookCreditUse,
    CreditRelease,
    CreditUseNoticeAnswer,
    CreditUseRepository,
    PreviewRelease,
    ReleaseCredit,
    TakeBackCredit,
    UseCredit,
  ],
  exports: [CreditUseRepository, PreviewRelease, ReleaseCredit, TakeBackCredit, UseCredit],
})
export class CreditUsesModule {}
