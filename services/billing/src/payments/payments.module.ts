import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { CreditUsesModule } from '../credit-uses/credit-uses.module.js';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { ExchangeRatesModule } from '../exchange-rates/exchange-rates.module.js';
import { ImprintsModule } from '../imprints/imprints.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { NumberSeriesModule } from '../number-series/number-series.module.js';
import { TalliesModule } from '../tallies/tallies.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { BookPayment } from './book-payment.js';
import { DataOfPayments } from './data-of-payments.js';
import { PaymentController } from './payment.controller.js';
import { PaymentRepository } from './payment.repository.js';
import { paymentSchema } from './payment.schema.js';
import { PaymentNoticeAnswer } from './payment-notice.answer.js';
import { PaymentViews } from './payment-views.js';
import { RecordPayment } from './record-payment.js';
import { VoidPayment } from './void-payment.js';

/** Money received. */
@Module({
  imports: [
    CreditUsesModule,
    DataPartsModule,
    ExchangeRatesModule,
    ImprintsModule,
    InvoicesModule,
    LedgerModule,
    NumberSeriesModule,
    PeopleModule,
    TalliesModule,
    WallsModule,
  ],
  controllers: [PaymentController],
  providers: [
    modelProvider('Payment', paymentSchema),
    DataOfPayments,
    BookPayment,
    PaymentNoticeAnswer,
    PaymentRepository,
    PaymentViews,
    RecordPayment,
    VoidPayment,
  ],
  exports: [BookPayment, PaymentRepository, PaymentViews, RecordPayment],
})
export class PaymentsModule {}
