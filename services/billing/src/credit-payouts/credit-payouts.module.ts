import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { CreditPayoutController } from './credit-payout.controller.js';
import { CreditPayoutRepository } from './credit-payout.repository.js';
import { creditPayoutSchema } from './credit-payout.schema.js';
import { CreditPayoutNoticeAnswer } from './credit-payout-notice.answer.js';
import { DataOfPayouts } from './data-of-payouts.js';
import { PayOutCredit } from './pay-out-credit.js';
import { ReverseCreditPayout } from './reverse-credit-payout.js';

/** Credit that goes back to clients. */
@Module({
  imports: [DataPartsModule, LedgerModule, NumberSeriesModule, PeopleModule],
  controllers: [CreditPayoutController],
  providers: [
    modelProvider('CreditPayout', creditPayoutSchema),
    CreditPayoutNoticeAnswer,
    CreditPayoutRepository,
    DataOfPayouts,
    PayOutCredit,
    ReverseCreditPayout,
  ],
  exports: [CreditPayoutRepository],
})
export class CreditPayoutsModule {}
