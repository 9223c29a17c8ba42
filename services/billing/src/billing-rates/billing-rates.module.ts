import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { ServiceTypesModule } from '../service-types/service-types.module.js';
import { BillingRateController } from './billing-rate.controller.js';
import { BillingRateRepository } from './billing-rate.repository.js';
import { BillingRateSchema } from './billing-rate.schema.js';
import { BillingRateViews } from './billing-rate-views.js';
import { RatesThatHold } from './rates-that-hold.js';
import { SetRate } from './set-rate.js';

/** What an hour costs, and which of several rates holds. */
@Module({
  imports: [LegalCasesModule, PeopleModule, ServiceTypesModule],
  controllers: [BillingRateController],
  providers: [
    modelProvider('BillingRate', BillingRateSchema),
    BillingRateRepository,
    BillingRateViews,
    RatesThatHold,
    SetRate,
  ],
  exports: [RatesThatHold],
})
export class BillingRatesModule {}
