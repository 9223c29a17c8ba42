import { InstanceLevel } from '@diwan/contracts/matters/instances/http';
import { PartyRole } from '@diwan/contracts/matters/parties/http';
import { Schema } from 'mongoose';

interface BothLanguages {
  en: string;
  ar: string;
}

/** The stage a case is in: the template's words as they were, and what was done since. */
export interface StageRecord {
  /** Of the template; empty for one that somebody wrote by hand. */
  id: string;
  name: BothLanguages;
  text: BothLanguages;
  weeks: { from: number; to: number } | null;
  since: Date;
  checklist: ItemRecord[];
}

interface ItemRecord {
  id: string;
  text: BothLanguages;
  whose: 'client' | 'firm';
  doneAt: Date | null;
  doneBy: string | null;
}

/** A stage a case was in; `leftAt` null: it is there. */
export interface PastStageRecord {
  id: string;
  name: BothLanguages;
  enteredAt: Date;
  leftAt: Date | null;
  /** Null: from before anybody was noted. */
  by: string | null;
}

const withoutId = { _id: false };
const text = { type: String, default: '' };
const bothLanguages = new Schema<BothLanguages>({ en: text, ar: text }, withoutId);
const weeks = new Schema({ from: { type: Number, required: true }, to: { type: Number, required: true } }, withoutId);

const item = new Schema<ItemRecord>(
  {
    id: { type: String, required: true },
    text: { type: bothLanguages, required: true },
    whose: { type: String, enum: ['client', 'firm'], required: true },
    doneAt: { type: Date, default: null },
    doneBy: { type: String, default: null },
  },
  withoutId,
);

export const stage = new Schema<StageRecord>(
  {
    id: text,
    name: { type: bothLanguages, required: true },
    text: { type: bothLanguages, required: true },
    weeks: { type: weeks, default: null },
    since: { type: Date, required: true },
    checklist: { type: [item], default: [] },
  },
  withoutId,
);

export const pastStage = new Schema<PastStageRecord>(
  {
    id: text,
    name: { type: bothLanguages, required: true },
    enteredAt: { type: Date, required: true },
    leftAt: { type: Date, default: null },
    by: { type: String, default: null },
  },
  withoutId,
);

export const party = new Schema(
  {
    role: { type: String, enum: PartyRole.options, required: true },
    name: { type: bothLanguages, required: true },
    fatherName: { type: bothLanguages, required: true },
    phone: { type: String, default: null },
    email: { type: String, default: null },
    note: text,
  },
  withoutId,
);

export const instance = new Schema(
  {
    level: { type: String, enum: InstanceLevel.options, required: true },
    court: text,
    courtId: { type: String, default: null },
    fileNumber: { type: String, default: null },
    /** Calendar dates: a court's paper has no time zone. */
    from: { type: String, default: null },
    to: { type: String, default: null },
    result: text,
  },
  withoutId,
);
