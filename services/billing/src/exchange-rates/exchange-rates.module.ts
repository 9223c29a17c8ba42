import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { ExchangeRateController } from './exchange-rate.controller.js';
import { exchangeRateSchema } from './exchange-rate.schema.js';
import { ExchangeRates } from './exchange-rates.js';
import { SetExchangeRate } from './set-exchange-rate.js';

/** What a dollar is worth. */
@Module({
  imports: [PeopleModule],
  controllers: [ExchangeRateController],
  providers: [modelProvider('ExchangeRate', exchangeRateSchema), ExchangeRates, SetExchangeRate],
  exports: [ExchangeRates],
})
export class ExchangeRatesModule {}
