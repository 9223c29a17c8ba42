import { daysOf, type MonthSpan } from '@diwan/contracts/money/accounting/period';
import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { type ApprovedWork, TimeEntryRepository } from '../time-entries/time-entry.repository.js';
import { type Charge, chargesOf, type Followed, NOT_BILLED } from './realisation.rules.js';

/** So many invoices are read at once, and of each only what it charges for work is kept. */
const BATCH = 500;

/** A piece of work and what became of it. */
export interface WorkOfReport extends Followed {
  id: string;
  personId: string;
  caseId: string;
  dateWorked: string;
  currency: Currency;
  /** On which it was billed; null while it is not. */
  invoiceId: string | null;
}

/** Approved billable work of a time, followed to its invoices and what was paid on them. */
@Injectable()
export class FollowedWork {
  constructor(
    private readonly timeEntries: TimeEntryRepository,
    private readonly invoices: InvoiceRepository,
    private readonly creditNotes: CreditNoteRepository,
  ) {}

  /** Without the cases that the reader is kept away from. */
  async of(span: MonthSpan, kept: readonly string[], personId?: string): Promise<WorkOfReport[]> {
    const entries = await this.timeEntries.billableWork({ ...daysOf(span), personId }, kept);
    const charges = await this.charges(entries);
    return entries.map((entry) => {
      const id = String(entry._id);
      // Work of a line that was taken back may be on another invoice by now, or on none.
      const charge = isBilled(entry) ? charges.get(keyOf(entry.invoiceId, id)) : undefined;
      return {
        ...(charge ?? NOT_BILLED),
        ...{ id, personId: entry.personId, caseId: entry.caseId, dateWorked: entry.dateWorked },
        workedMinutes: entry.minutes,
        rateMinor: entry.rate.amountMinor,
        currency: entry.rate.currency,
        invoiceId: charge ? entry.invoiceId : null,
      };
    });
  }

  /** By invoice and entry. */
  private async charges(entries: readonly ApprovedWork[]): Promise<Map<string, Charge>> {
    const ids = [...new Set(entries.filter(isBilled).map(({ invoiceId }) => invoiceId))];
    const charges = new Map<string, Charge>();
    for (let start = 0; start < ids.length; start += BATCH) {
      const invoices = await this.invoices.charging(ids.slice(start, start + BATCH));
      const credited = invoices.filter(({ creditedMinor }) => creditedMinor > 0).map(({ _id }) => String(_id));
      const notes = await this.creditNotes.ofInvoices(credited);
      for (const invoice of invoices)
        for (const [entryId, charge] of chargesOf(invoice, notes.get(String(invoice._id)) ?? []))
          charges.set(keyOf(String(invoice._id), entryId), charge);
    }
    return charges;
  }
}

/** One on a draft is not billed yet (D-080). */
const isBilled = (entry: ApprovedWork): entry is ApprovedWork & { invoiceId: string } =>
  entry.billedAt !== null && entry.invoiceId !== null;

const keyOf = (invoiceId: string, entryId: string): string => `${invoiceId}:${entryId}`;
