import { Module } from '@nestjs/common';
import { BilledCases } from './billed-cases.js';

/** What billing knows of cases: their names. */
@Module({ providers: [BilledCases], exports: [BilledCases] })
export class LegalCasesModule {}
