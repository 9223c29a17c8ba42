import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { NumberSeries } from './number-series.js';
import { numberSeriesSchema } from './number-series.schema.js';

/** Numbers without gaps. */
@Module({
  providers: [modelProvider('NumberSeries', numberSeriesSchema), NumberSeries],
  exports: [NumberSeries],
})
export class NumberSeriesModule {}
