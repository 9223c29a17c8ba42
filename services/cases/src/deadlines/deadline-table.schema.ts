import type { StandingCourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import type { DeadlineTable } from '@diwan/contracts/matters/deadlines/rules.http';
import { Schema } from 'mongoose';

/** The firm's rules of deadlines, and when the courts do not work. */
export interface KnownTable extends DeadlineTable {
  calendar: StandingCourtCalendar;
}

/** It is in one row; absent until somebody writes any. */
export interface DeadlineTableRecord extends KnownTable {
  _id: 'firm';
}

export const DeadlineTableSchema = new Schema<DeadlineTableRecord>(
  {
    _id: { type: String, required: true },
    // Whole and checked by the contract; nothing in them is searched for.
    rules: { type: Schema.Types.Mixed, required: true },
    recesses: { type: Schema.Types.Mixed, required: true },
    calendar: { type: Schema.Types.Mixed, required: true },
    version: { type: Number, required: true },
  },
  { collection: 'deadline_tables', versionKey: false },
) as Schema<DeadlineTableRecord>;
