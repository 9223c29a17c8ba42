import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { SetVatRate } from './set-vat-rate.js';
import { VatRateController } from './vat-rate.controller.js';
import { vatRateSchema } from './vat-rate.schema.js';
import { VatRates } from './vat-rates.js';

/** Value added tax by day. */
@Module({
  imports: [LedgerModule],
  controllers: [VatRateController],
  providers: [modelProvider('VatRate', vatRateSchema), SetVatRate, VatRates],
  exports: [VatRates],
})
export class VatRatesModule {}
