import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ClosedDays } from './closed-days.js';
import { DeadlineTables } from './deadline-tables.js';
import type { Days } from './reckon.rules.js';

/** What is known of days when a deadline is reckoned: the firm's closed days and the recesses of the courts. */
@Injectable()
export class DaysKnown {
  constructor(
    private readonly closedDays: ClosedDays,
    private readonly tables: DeadlineTables,
  ) {}

  /** Throws UNAVAILABLE, see `ClosedDays`. May ask news: never within a transaction. */
  async now(): Promise<Days> {
    return this.with(await this.closedDays.current());
  }

  /** The same with closed days that were asked for already. */
  async with(closed: Days['closed'], session?: ClientSession): Promise<Days> {
    return { closed, recesses: (await this.tables.current(session)).recesses };
  }
}
