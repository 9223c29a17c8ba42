import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { type LedgerLine, reversed } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import { CreditUseRepository } from './credit-use.repository.js';

interface Use {
  id: string;
  invoiceId: string;
  clientId: string;
  amountMinor: number;
  day: string;
  by: string;
}

/** Books what credit pays, and takes it back, together with the balance of the invoice. */
@Injectable()
export class BookCreditUse {
  constructor(
    private readonly uses: CreditUseRepository,
    private readonly settleInvoice: SettleInvoice,
    private readonly ledger: Ledger,
  ) {}

  /** Throws FOREIGN_INVOICE, VALIDATION (more than is left to pay), CREDIT_SPENT, PERIOD_CLOSED. */
  async used({ id, invoiceId, clientId, amountMinor, day, by }: Use, session: ClientSession): Promise<InvoiceRecord> {
    const settlement = { id, kind: 'credit', number: '', day, amountMinor } as const;
    const { invoice, cash } = await this.settleInvoice.pay({ invoiceId, clientId, settlement }, session);
    const { currency } = invoice;
    const amount = { amountMinor, currency };
    await this.uses.insert({ _id: new Types.ObjectId(id), clientId, invoiceId, amount, day }, session);
    const entry = { day, source: { kind: 'credit_use', id }, currency, by } as const;
    await this.ledger.post({ ...entry, kind: 'used', lines: usedLines(invoice, clientId, amountMinor) }, session);
    await this.ledger.post({ ...entry, kind: `earned-${invoiceId}`, lines: cash }, session);
    return invoice;
  }

  /**
   * The credit is its client's again, as far as no credit note made credit of it before, and whose the invoice is now owes it. Answers how much
   * came back. Throws CONFLICT (taken back already, or nothing comes back of it), PERIOD_CLOSED.
   */
  async takeBack(
    { id, invoiceId, amountMinor, day, by }: Omit<Use, 'clientId'>,
    session: ClientSession,
  ): Promise<{ invoice: InvoiceRecord; clientId: string; backMinor: number }> {
    const { invoice, cash, fromCreditMinor } = await this.settleInvoice.unpay({ invoiceId, settlementId: id }, session);
    if (fromCreditMinor === amountMinor) throw new DomainError('CONFLICT');
    const clientId = (await this.uses.reverse(id, session))?.clientId ?? invoice.clientId;
    const entry = { day, source: { kind: 'credit_use', id }, currency: invoice.currency, by } as const;
    // What a credit note made credit of is there as credit already.
    const backMinor = amountMinor - fromCreditMinor;
    const lines = reversed(usedLines(invoice, clientId, backMinor));
    await this.ledger.post({ ...entry, kind: 'undone-used', lines }, session);
    await this.ledger.post({ ...entry, kind: `undone-earned-${invoiceId}`, lines: cash }, session);
    return { invoice, clientId, backMinor };
  }
}

/** Whose credit goes, and what is owed less of the invoice. */
const usedLines = (invoice: InvoiceRecord, clientId: string, amountMinor: number): LedgerLine[] => [
  { account: 'client_credit', amountMinor, clientId },
  { account: 'receivable', amountMinor: -amountMinor, clientId: invoice.clientId, caseId: invoice.caseId },
];
