import { isOnFees } from '@diwan/contracts/money/invoices/line';
import type { OwnInvoice, OwnInvoiceRow } from '@diwan/contracts/money/invoices/own.http';
import { invoiceState } from '@diwan/contracts/money/invoices/state';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import type { InvoiceLineRecord, InvoiceRecord } from './invoice.schema.js';

/** Who worked on a line, when, and for which step of the case. */
export interface Work {
  workedBy: string | null;
  workedOn: string | null;
  stage: LocalizedText | null;
}

/** An invoice as its client sees it in lists. */
export function toOwnInvoiceRow(record: InvoiceRecord, caseTitle: string | null, today: string): OwnInvoiceRow {
  return {
    id: String(record._id),
    number: record.number ?? '',
    state: invoiceState(record, today),
    caseTitle,
    issuedAt: (record.issuedAt ?? record.createdAt).toISOString(),
    currency: record.currency,
    issueDate: record.issueDate,
    dueDate: record.dueDate,
    notes: record.notes,
    totalMinor: record.totalMinor,
    vatMinor: record.totals.vatMinor,
    paidMinor: record.paidMinor,
    creditedMinor: record.creditedMinor,
    balanceMinor: record.balanceMinor,
  };
}

/** The whole invoice, line by line in plain words. */
export function toOwnInvoice(
  record: InvoiceRecord,
  caseTitle: string | null,
  today: string,
  workOf: (line: InvoiceLineRecord) => Work,
): OwnInvoice {
  const { currency } = record;
  return {
    ...toOwnInvoiceRow(record, caseTitle, today),
    caseId: record.caseId,
    lines: record.lines.map((line) => ({
      description: line.description,
      explanation: line.explanation,
      ...workOf(line),
      quantityMilli: line.quantityMilli,
      ...(line.minutes && { minutes: line.minutes }),
      unitPriceMinor: line.unitPriceMinor,
      amountMinor: line.amountMinor,
      discountMinor: line.discountMinor,
      vatMinor: line.vatMinor,
    })),
    totals: record.totals,
    isDiscountOnFees: record.totals.discountMinor > 0 && isOnFees(record.lines),
    rate: record.rate,
    inPounds: record.inPounds,
    voidReason: record.voided?.reason ?? '',
    settlements: [...record.settlements].reverse().map(({ kind, number, day, amountMinor, voided }) => ({
      kind,
      number,
      day,
      amount: { amountMinor, currency },
      voided,
    })),
  };
}
