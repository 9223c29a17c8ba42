import type { PlanState, Schedule } from '@diwan/contracts/money/billing-plans/schedule';
import type { PaymentTerms } from '@diwan/contracts/money/invoices/terms';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { Schema, type Types } from 'mongoose';

/** Days of Beirut from which and until which (not included) a plan rested; `until` null: it rests. */
export interface Pause {
  from: string;
  until: string | null;
}

/** A plan as it is stored. */
export interface BillingPlanRecord {
  _id: Types.ObjectId;
  state: PlanState;
  clientId: string;
  caseId: string | null;
  title: string;
  explanation: string;
  currency: Currency;
  language: Language;
  terms: PaymentTerms;
  vatClass: VatClass;
  amountMinor: number;
  schedule: Schedule;
  pauses: Pause[];
  /** The day of the next draft, `YYYY-MM-DD`; null: none by day. */
  nextOn: string | null;
  /** How many drafts it made. */
  made: number;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
  /** Grows with what people change, not with drafts. */
  version: number;
}

/** A draft that a plan made: one for each period, whoever asked for it. */
export interface PlanTurnRecord {
  /** Plan and period. */
  _id: string;
  planId: string;
  period: string;
  invoiceId: string;
  amountMinor: number;
  madeAt: Date;
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const textOrNull = { type: String, default: null } as const;

export const billingPlanSchema = new Schema<BillingPlanRecord>(
  {
    state: text,
    clientId: text,
    caseId: textOrNull,
    title: text,
    explanation: { type: String, default: '' },
    currency: text,
    language: text,
    terms: text,
    vatClass: text,
    amountMinor: number,
    schedule: { type: Schema.Types.Mixed, required: true },
    pauses: { type: [{ from: text, until: textOrNull, _id: false }], default: [] },
    nextOn: textOrNull,
    made: { type: Number, default: 0 },
    createdBy: text,
    version: number,
  },
  { collection: 'billing_plans', versionKey: false, timestamps: true, minimize: false },
);
// BillingPlanRepository.page: all, of a state, of a client.
for (const narrowed of [[], ['state'], ['clientId'], ['clientId', 'state']])
  billingPlanSchema.index(Object.fromEntries([...narrowed, 'createdAt', '_id'].map((key) => [key, 1])));
// BillingPlanRepository.due
billingPlanSchema.index({ state: 1, nextOn: 1, _id: 1 });
// BillingPlanRepository.staged
billingPlanSchema.index({ state: 1, 'schedule.kind': 1, _id: 1 });
// WalledRecords.of
billingPlanSchema.index({ caseId: 1 });

export const planTurnSchema = new Schema<PlanTurnRecord>(
  {
    _id: text,
    planId: text,
    period: text,
    invoiceId: text,
    amountMinor: number,
    madeAt: { type: Date, required: true },
  },
  { collection: 'billing_plan_turns', versionKey: false },
);
// PlanTurnRepository.of
planTurnSchema.index({ planId: 1, madeAt: 1 });
// WalledRecords.of
planTurnSchema.index({ invoiceId: 1 });
