import type { RateFrom } from '@diwan/contracts/money/billing-rates/rate';
import { TIME_STATES, type TimeState } from '@diwan/contracts/money/time-entries/entry';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { Money } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** Work that somebody did (D-111). */
export interface TimeEntryRecord {
  _id: Types.ObjectId;
  personId: string;
  clientId: string;
  caseId: string;
  serviceTypeId: string | null;
  description: string;
  /** Never leaves for a client (D-085). */
  note: string;
  /** `YYYY-MM-DD`. */
  dateWorked: string;
  minutes: number;
  /** What a timer that may have been forgotten had counted; null once its person said how long the work took. Absent: likewise. */
  timerMinutes?: number | null;
  /** Copied when the entry was written (BILL-15). */
  rate: Money;
  rateFrom: RateFrom;
  billable: boolean;
  state: TimeState;
  returnReason: string;
  approvedBy: string | null;
  approvedAt: Date | null;
  /** The one invoice that it is a line of; null: none (D-120). */
  invoiceId: string | null;
  /** When that invoice was issued: before, its client knows nothing of it (D-080). */
  billedAt: Date | null;
  /** The stage that its case was in, as clients read it. */
  stage: LocalizedText | null;
  /** Grows with each change; a change that names an older one is refused (D-129). */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true };
const money = new Schema<Money>({ amountMinor: { type: Number, required: true }, currency: text }, { _id: false });
const bothLanguages = new Schema<LocalizedText>(
  { en: { type: String, default: '' }, ar: { type: String, default: '' } },
  { _id: false },
);

export const TimeEntrySchema = new Schema<TimeEntryRecord>(
  {
    personId: text,
    clientId: text,
    caseId: text,
    serviceTypeId: { type: String, default: null },
    description: { type: String, default: '' },
    note: { type: String, default: '' },
    dateWorked: text,
    minutes: { type: Number, required: true },
    timerMinutes: { type: Number, default: null },
    rate: { type: money, required: true },
    rateFrom: text,
    billable: { type: Boolean, required: true },
    state: { type: String, enum: TIME_STATES, required: true },
    returnReason: { type: String, default: '' },
    approvedBy: { type: String, default: null },
    approvedAt: { type: Date, default: null },
    invoiceId: { type: String, default: null },
    billedAt: { type: Date, default: null },
    stage: { type: bothLanguages, default: null },
    version: { type: Number, required: true },
  },
  { collection: 'time_entries', timestamps: true, versionKey: false },
);

// TimeEntryRepository.page and .totals: of the firm, by state (.billableWork too), and of one person, client or case
TimeEntrySchema.index({ dateWorked: -1, _id: -1 });
TimeEntrySchema.index({ state: 1, dateWorked: -1, _id: -1 });
TimeEntrySchema.index({ personId: 1, dateWorked: -1, _id: -1 });
TimeEntrySchema.index({ caseId: 1, dateWorked: -1, _id: -1 });
TimeEntrySchema.index({ clientId: 1, dateWorked: -1, _id: -1 });
// UnbilledTime.list, TimeEntryRepository.ownPage, BillableHours: by the client's approved days
TimeEntrySchema.index({ clientId: 1, billable: 1, state: 1, dateWorked: 1, _id: 1 });
// UnbilledTime.issued, .release
TimeEntrySchema.index({ invoiceId: 1 });
