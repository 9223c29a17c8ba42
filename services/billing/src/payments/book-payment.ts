import type { Currency } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Reopened } from '../credit-uses/account-changes.rules.js';
import { fromCredit } from '../invoices/from-credit.rules.js';
import { SettleInvoice } from '../invoices/settle-invoice.js';
import type { LedgerLine } from '../ledger/entry.rules.js';
import { reversed } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import { exchangedLines, receivedLines } from './payment.rules.js';
import type { PaymentRecord } from './payment.schema.js';

const OTHER = { USD: 'LBP', LBP: 'USD' } as const;

/** Books payments, and takes them back, together with the balances of the invoices they went to. */
@Injectable()
export class BookPayment {
  constructor(
    private readonly ledger: Ledger,
    private readonly settleInvoice: SettleInvoice,
  ) {}

  /** Throws FOREIGN_INVOICE, VALIDATION (more than is left to pay), PERIOD_CLOSED. */
  async received(payment: PaymentRecord, session: ClientSession): Promise<void> {
    const { amount, day, clientId, number, recordedBy: by } = payment;
    const id = String(payment._id);
    const entry = { day, source: { kind: 'payment', id }, by } as const;
    await this.ledger.post(
      { ...entry, kind: 'received', currency: amount.currency, lines: receivedLines(payment) },
      session,
    );
    const other = { ...entry, currency: OTHER[amount.currency] };
    await this.ledger.post({ ...other, kind: 'received', lines: exchangedLines(payment) }, session);
    for (const { invoiceId, amountMinor, currency } of payment.allocations) {
      const settlement = { id, kind: 'payment', number, day, amountMinor } as const;
      const { cash } = await this.settleInvoice.pay({ invoiceId, clientId, settlement }, session);
      await this.ledger.post({ ...entry, kind: `earned-${invoiceId}`, currency, lines: cash }, session);
    }
  }

  /**
   * Takes a payment back on a day: whose an invoice is now owes it again. What credit notes moved from it to the client's credit comes
   * from there, and is owed back in the currencies that `owing` names. Answers on which invoices more is to be paid. Throws CREDIT_SPENT otherwise;
   * PERIOD_CLOSED.
   */
  async takeBack(
    payment: PaymentRecord,
    { day, by, owing = [] }: { day: string; by: string; owing?: readonly Currency[] },
    session: ClientSession,
  ): Promise<Reopened[]> {
    const { amount } = payment;
    const id = String(payment._id);
    const entry = { day, source: { kind: 'payment', id }, by } as const;
    const debtors = new Map<string, string>();
    const debtor = ({ invoiceId }: { invoiceId: string }) => debtors.get(invoiceId) ?? payment.clientId;
    const moved: { currency: PaymentRecord['amount']['currency']; lines: LedgerLine[] }[] = [];
    const reopened: Reopened[] = [];
    for (const { invoiceId, amountMinor, currency, caseId } of payment.allocations) {
      const unpaid = await this.settleInvoice.unpay({ invoiceId, settlementId: id }, session);
      const { cash, fromCreditMinor, invoice } = unpaid;
      debtors.set(invoiceId, invoice.clientId);
      if (fromCreditMinor < amountMinor) reopened.push({ invoiceId, clientId: invoice.clientId, caseId });
      await this.ledger.post({ ...entry, kind: `undone-earned-${invoiceId}`, currency, lines: cash }, session);
      moved.push({ currency, lines: fromCredit(invoice.clientId, caseId, fromCreditMinor) });
    }
    const booked = await this.ledger.ofSource({ kind: 'payment', id }, session);
    const withDifference = booked.some(({ lines }) => lines.some(({ account }) => account === 'exchange_difference'));
    for (const currency of [amount.currency, OTHER[amount.currency]]) {
      const lines =
        currency === amount.currency
          ? receivedLines(payment, { debtor, withDifference })
          : exchangedLines(payment, debtor);
      const corrections = moved.filter((one) => one.currency === currency).flatMap((one) => one.lines);
      await this.ledger.post(
        {
          ...entry,
          kind: 'undone-received',
          currency,
          lines: [...reversed(lines), ...corrections],
          mayOwe: owing.includes(currency),
        },
        session,
      );
    }
    return reopened;
  }
}
