import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { chargedOf, declaredLines, earnedLines } from '../invoices/invoice-entries.rules.js';
import { type LedgerLine, reversed } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import type { CreditNoteRecord } from './credit-note.schema.js';

/** Books what a credit note takes back: fees and tax go down, what is owed goes down, what was paid too much is the client's credit. */
@Injectable()
export class BookCreditNote {
  constructor(private readonly ledger: Ledger) {}

  /** Throws PERIOD_CLOSED. */
  async run(note: CreditNoteRecord, invoice: InvoiceRecord, cash: LedgerLine[], session: ClientSession): Promise<void> {
    const { day, currency, clientId, caseId, totalMinor, creditMinor, issuedBy: by } = note;
    const entry = { day, source: { kind: 'credit_note', id: String(note._id) }, by } as const;
    const charged = note.lines.map(({ place, netMinor, vatMinor }) => {
      const line = invoice.lines[place];
      if (!line) throw new Error('a credit note of a line that is not there');
      return { ...chargedOf(line), netMinor, vatMinor };
    });
    const lines: LedgerLine[] = [
      ...reversed(earnedLines(charged, invoice.area)),
      { account: 'receivable', amountMinor: -(totalMinor - creditMinor), clientId, caseId },
      { account: 'client_credit', amountMinor: -creditMinor, clientId },
    ];
    await this.ledger.post({ ...entry, kind: 'taken-back', currency, lines }, session);
    await this.ledger.post({ ...entry, kind: 'unearned', currency, lines: cash }, session);
    if (invoice.rate === null) return;
    const declared = reversed(declaredLines(charged, currency, invoice.rate));
    await this.ledger.post({ ...entry, kind: 'declared', currency: 'LBP', lines: declared }, session);
  }
}
