import { Module } from '@nestjs/common';
import { NoticesModule } from '../notices/notices.module.js';
import { OweWeeklySummaries } from './owe-weekly-summaries.js';

/** The summary of a week for clients who asked for one. */
@Module({ imports: [NoticesModule], providers: [OweWeeklySummaries] })
export class WeeklyModule {}
