import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { AcceptedAmount, Invoice, InvoiceLine, InvoiceRow } from '@diwan/contracts/money/invoices/http';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import { holding } from './accepted-amount.rules.js';
import type { AcceptedAmount as AcceptedAmountRecord, InvoiceLineRecord, InvoiceRecord } from './invoice.schema.js';

/** What stands beside an invoice when staff look at it. */
export interface Beside {
  names: ReadonlyMap<string, string>;
  /** Those that the reader may know of. */
  cases: ReadonlyMap<string, BilledCase>;
  /** The day in Beirut. */
  today: string;
  /** Who of the firm looks at it. */
  readerId?: string;
}

/** An invoice in lists. */
export function toInvoiceRow(record: InvoiceRecord, beside: Beside): InvoiceRow {
  const { names, cases, today } = beside;
  const accepted = holding(record.accepted, today);
  const legalCase = record.caseId === null ? undefined : cases.get(record.caseId);
  return {
    id: String(record._id),
    number: record.number ?? null,
    state: invoiceState(record, today),
    client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
    legalCase: legalCase ? { id: legalCase.id, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
    currency: record.currency,
    language: record.language,
    issueDate: record.issueDate,
    dueDate: record.dueDate,
    totalMinor: record.totalMinor,
    vatMinor: record.totals.vatMinor,
    paidMinor: record.paidMinor,
    creditedMinor: record.creditedMinor,
    balanceMinor: record.state === 'draft' ? record.totalMinor : record.balanceMinor,
    notes: record.notes,
    createdAt: record.createdAt.toISOString(),
    viewedAt: record.viewedAt?.toISOString() ?? null,
    accepted: accepted && toAccepted(accepted, beside),
    version: record.version,
  };
}

const toAccepted = (accepted: AcceptedAmountRecord, { names, readerId }: Beside): AcceptedAmount => ({
  amountMinor: accepted.amountMinor,
  usedMinor: accepted.usedMinor,
  expectedMinor: accepted.expectedMinor,
  reason: accepted.reason,
  byName: names.get(accepted.by) ?? '',
  isOwn: accepted.by === readerId,
  at: accepted.at.toISOString(),
});

/** An invoice as staff see it. */
export function toInvoice(record: InvoiceRecord, beside: Beside): Invoice {
  const { voided, currency } = record;
  return {
    ...toInvoiceRow(record, beside),
    terms: record.terms,
    discount: record.discount,
    lines: record.lines.map(toLine),
    totals: record.totals,
    standardVatBp: record.standardVatBp,
    rate: record.rate,
    inPounds: record.inPounds,
    issuedAt: record.issuedAt?.toISOString() ?? null,
    issuedByName: (record.issuedBy && beside.names.get(record.issuedBy)) || '',
    voided: voided && { at: voided.at.toISOString(), reason: voided.reason, byName: beside.names.get(voided.by) ?? '' },
    settlements: [...record.settlements].reverse().map(({ id, kind, number, day, amountMinor, voided: isVoid }) => ({
      id,
      kind,
      number,
      day,
      amount: { amountMinor, currency },
      voided: isVoid,
    })),
  };
}

const toLine = (line: InvoiceLineRecord): InvoiceLine => ({
  description: line.description,
  explanation: line.explanation,
  quantityMilli: line.quantityMilli,
  ...(line.minutes && { minutes: line.minutes }),
  unitPriceMinor: line.unitPriceMinor,
  vatClass: line.vatClass,
  source: line.source,
  ...(line.replaces && { replaces: line.replaces }),
  amountMinor: line.amountMinor,
  discountMinor: line.discountMinor,
  vatMinor: line.vatMinor,
});
