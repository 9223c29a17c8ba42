import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { OwnCreditNote } from '@diwan/contracts/money/credit-notes/own.http';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** A credit note as staff see it. */
export const toCreditNote = (record: CreditNoteRecord, names: ReadonlyMap<string, string>): CreditNote => ({
  id: String(record._id),
  number: record.number,
  invoiceId: record.invoiceId,
  invoiceNumber: record.invoiceNumber,
  client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
  day: record.day,
  reason: record.reason,
  currency: record.currency,
  lines: record.lines.map(({ place, description, netMinor, vatMinor }) => ({ place, description, netMinor, vatMinor })),
  netMinor: record.netMinor,
  vatMinor: record.vatMinor,
  totalMinor: record.totalMinor,
  creditMinor: record.creditMinor,
  issuedByName: names.get(record.issuedBy) ?? '',
  issuedAt: record.issuedAt.toISOString(),
});

/** The same as its client sees it. */
export const toOwnCreditNote = (record: CreditNoteRecord): OwnCreditNote => ({
  id: String(record._id),
  number: record.number,
  invoiceId: record.invoiceId,
  invoiceNumber: record.invoiceNumber,
  day: record.day,
  reason: record.reason,
  currency: record.currency,
  totalMinor: record.totalMinor,
  creditMinor: record.creditMinor,
});
