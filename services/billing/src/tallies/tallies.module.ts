import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { Tallies } from './tallies.js';
import { tallySchema } from './tally.schema.js';

/** Numbers of documents and what they come to. */
@Module({ providers: [modelProvider('Tally', tallySchema), Tallies], exports: [Tallies] })
export class TalliesModule {}
