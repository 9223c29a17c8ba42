import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Reopened } from '../credit-uses/account-changes.rules.js';
import { fromCredit } from '../invoices/from-credit.rules.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import { reversed } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import type { FundMovementRecord } from './fund-movement.schema.js';
import { transferLines } from './transfer.rules.js';

/** Gives money that paid an invoice back to the clients' accounts; the invoice is owed again (BILL-10). */
@Injectable()
export class ReverseTransfer {
  constructor(
    private readonly settleInvoice: SettleInvoice,
    private readonly ledger: Ledger,
  ) {}

  /** What a credit note made credit of comes from there, and is owed back where it is not there and `mayOwe` says so. Answers on which invoice more is to be paid. Throws CREDIT_SPENT, PERIOD_CLOSED. */
  async run(
    transfer: FundMovementRecord,
    { day, by, mayOwe }: { day: string; by: string; mayOwe: boolean },
    session: ClientSession,
  ): Promise<Reopened[]> {
    const id = String(transfer._id);
    if (!transfer.invoice) throw new Error('a transfer without its invoice');
    const { id: invoiceId } = transfer.invoice;
    const { invoice, cash, fromCreditMinor } = await this.settleInvoice.unpay({ invoiceId, settlementId: id }, session);
    const { clientId, caseId, currency } = invoice;
    const entry = { day, source: { kind: 'client_fund', id }, currency, by } as const;
    const lines = [...reversed(transferLines(transfer, invoice)), ...fromCredit(clientId, caseId, fromCreditMinor)];
    await this.ledger.post({ ...entry, kind: 'undone-transfer', lines, mayOwe }, session);
    await this.ledger.post({ ...entry, kind: `undone-earned-${invoiceId}`, lines: cash }, session);
    return fromCreditMinor < transfer.amount.amountMinor ? [{ invoiceId, clientId, caseId }] : [];
  }
}
