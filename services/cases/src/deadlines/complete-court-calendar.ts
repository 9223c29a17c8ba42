import { Log } from '@diwan/service-kit/app/log';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { UNCONFIRMED_CALENDAR } from './court-calendar.rules.js';
import type { DeadlineTableRecord } from './deadline-table.schema.js';
import { DeadlineTables } from './deadline-tables.js';
import { ReckonAgain } from './reckon-again.js';

/**
 * Builds from before the courts had a calendar of their own moved last days over days on which the office is closed. Where such a table
 * is found, it gets the calendar that nobody has confirmed yet, and what stands is reckoned again.
 */
@Injectable()
export class CompleteCourtCalendar implements OnApplicationBootstrap {
  constructor(
    @InjectModel('DeadlineTable') private readonly rows: Model<DeadlineTableRecord>,
    private readonly tables: DeadlineTables,
    private readonly reckonAgain: ReckonAgain,
    private readonly inTransaction: InTransaction,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const isCompleted = await this.inTransaction.run(async (session) => {
      const { modifiedCount } = await this.rows.updateOne(
        { _id: 'firm', calendar: null },
        { $set: { calendar: UNCONFIRMED_CALENDAR } },
        { session },
      );
      if (modifiedCount === 0) return false;
      await this.reckonAgain.standing(await this.tables.days(session), session);
      return true;
    });
    if (isCompleted) this.log.info('deadlines.court-calendar-completed', {});
  }
}
