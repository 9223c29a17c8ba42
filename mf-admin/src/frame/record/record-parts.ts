import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import type { Payment } from '@diwan/contracts/money/payments/http';
import type { Client } from '@diwan/contracts/people/clients/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { TimelinePart } from '@diwan/desk-kit/timeline/merge-timeline';
import type { ComponentType } from 'react';
import type { TextKey, Texts } from '../../texts.js';

/** Records with a frame, and what a part of each is given. Another kind of record is another line. */
export interface RecordOf {
  case: LegalCase;
  client: Client;
  lead: LeadRecord;
  invoice: Invoice;
  receipt: Payment;
  /** How a client stands; its id is the client's. */
  account: ClientAccount & { id: string };
}
export type RecordKind = keyof RecordOf;

/** What a part of a record is drawn with. */
export interface RecordPartProps<Kind extends RecordKind> {
  record: RecordOf[Kind];
}

/** A record, whichever kind it is, with the component that draws a part of it. */
type OnEach<Part extends { [Kind in RecordKind]: unknown }> = Part[RecordKind];

export interface PanelOn<Kind extends RecordKind> {
  on: Kind;
  /** Last part of the view's address, such as `hearings` of `/admin/cases/{id}/hearings`. */
  slug: string;
  label: TextKey;
  permission: Permission;
  /** Orders the views, lowest first: cases 10, parties 15, documents 20, hearings 30, tasks 40, contracts 50, billing 60, messages 70, consents 80, audit 100. */
  place: number;
  /** How many things are inside; asked after the record, and again when a change makes any list stale. */
  count?: () => Promise<{ default: AskCount<Kind> }>;
  panel: () => Promise<{ default: ComponentType<RecordPartProps<Kind>> }>;
}

/** A view of another noun's record, with its own address. */
export type RecordPanel = OnEach<{ [Kind in RecordKind]: PanelOn<Kind> }>;

/** Asks how many things a panel holds; null where that cannot be said. */
export type AskCount<Kind extends RecordKind> = (asked: {
  record: RecordOf[Kind];
  signal: AbortSignal;
}) => Promise<number | null>;

export interface CardOn<Kind extends RecordKind> {
  on: Kind;
  /** Names it among the cards of this kind of record. */
  name: string;
  permission: Permission;
  place: number;
  card: () => Promise<{ default: ComponentType<RecordPartProps<Kind>> }>;
}

/** Something that belongs on a record's first view, such as what happens next. It draws nothing where there is nothing to say. */
export type RecordCard = OnEach<{ [Kind in RecordKind]: CardOn<Kind> }>;

export interface HistoryOn<Kind extends RecordKind> {
  on: Kind;
  /** Names the source among the sources of this kind of record. */
  name: string;
  /** What its entries are called, for the filter. */
  label: TextKey;
  permission: Permission;
  load: () => Promise<{ default: AskHistory<Kind> }>;
}

/** What a noun tells in the timeline of another noun's record. */
export type RecordHistory = OnEach<{ [Kind in RecordKind]: HistoryOn<Kind> }>;

/** Tells the newest entries, newest first, or those that follow `after`, which is what it answered as `next` before. */
export type AskHistory<Kind extends RecordKind> = (asked: {
  record: RecordOf[Kind];
  after: string | undefined;
  t: Texts;
  language: Language;
  signal: AbortSignal;
}) => Promise<TimelinePart>;
