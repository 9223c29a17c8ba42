import type { Currency } from '@diwan/contracts/shared/money';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { LedgerLine } from '../ledger/entry.rules.js';
import { cashLines } from './cash-basis.rules.js';
import { InvoiceRepository } from './invoice.repository.js';
import type { InvoiceRecord, SettlementRecord } from './invoice.schema.js';

/** What is to be done to the balance of an invoice. */
export interface Settling {
  invoiceId: string;
  clientId: string;
  settlement: Omit<SettlementRecord, 'voided'>;
}

/** The invoice as it is now, and what its change means on a cash basis. */
export interface Settled {
  invoice: InvoiceRecord;
  cash: LedgerLine[];
}

/** The one door to the balance of an invoice. Whoever comes through it books the same amount in the same transaction. */
@Injectable()
export class SettleInvoice {
  constructor(private readonly invoices: InvoiceRepository) {}

  /** An open invoice of the client in a currency, or in any. Throws FOREIGN_INVOICE (D-153). */
  async open(
    invoiceId: string,
    clientId: string,
    currency: Currency | null,
    session: ClientSession,
  ): Promise<InvoiceRecord> {
    const invoice = await this.invoices.one(invoiceId, session);
    const isTheirs = invoice?.clientId === clientId && invoice.state === 'issued' && invoice.isOpen;
    if (!invoice || !isTheirs || (currency !== null && invoice.currency !== currency))
      throw new DomainError('FOREIGN_INVOICE');
    return invoice;
  }

  /** Money for an invoice. Throws FOREIGN_INVOICE, and VALIDATION for more than is left to pay. */
  async pay({ invoiceId, clientId, settlement }: Settling, session: ClientSession): Promise<Settled> {
    const invoice = await this.open(invoiceId, clientId, null, session);
    const { amountMinor } = settlement;
    if (amountMinor > invoice.balanceMinor)
      throw new DomainError('VALIDATION', { fieldErrors: { allocations: 'too_large' } });
    const paidMinor = invoice.paidMinor + amountMinor;
    return this.write(invoice, { paidMinor }, [...invoice.settlements, { ...settlement, voided: false }], session);
  }

  /**
   * Takes back what was paid. What a credit note moved from here to the client's credit meanwhile is taken from there: `fromCreditMinor`.
   */
  async unpay(
    { invoiceId, settlementId }: { invoiceId: string; settlementId: string },
    session: ClientSession,
  ): Promise<Settled & { fromCreditMinor: number }> {
    const invoice = await this.invoices.one(invoiceId, session);
    const settlement = invoice?.settlements.find(({ id, voided }) => id === settlementId && !voided);
    if (!invoice || !settlement) throw new DomainError('CONFLICT');
    const taken = Math.min(settlement.amountMinor, invoice.paidMinor);
    const settlements = invoice.settlements.map((one) => (one === settlement ? { ...one, voided: true } : one));
    const settled = await this.write(invoice, { paidMinor: invoice.paidMinor - taken }, settlements, session);
    return { ...settled, fromCreditMinor: settlement.amountMinor - taken };
  }

  /** A credit note on an invoice: first it lowers what is left to pay, then what was paid turns into credit (`excessMinor`). */
  async takeBack(
    { invoice, settlement }: { invoice: InvoiceRecord; settlement: Omit<SettlementRecord, 'voided'> },
    session: ClientSession,
  ): Promise<Settled & { excessMinor: number }> {
    const excessMinor = Math.max(0, settlement.amountMinor - invoice.balanceMinor);
    const amounts = {
      creditedMinor: invoice.creditedMinor + settlement.amountMinor,
      paidMinor: invoice.paidMinor - excessMinor,
    };
    const settled = await this.write(
      invoice,
      amounts,
      [...invoice.settlements, { ...settlement, voided: false }],
      session,
    );
    return { ...settled, excessMinor };
  }

  private async write(
    before: InvoiceRecord,
    amounts: Partial<Pick<InvoiceRecord, 'paidMinor' | 'creditedMinor'>>,
    settlements: SettlementRecord[],
    session: ClientSession,
  ): Promise<Settled> {
    const { paidMinor = before.paidMinor, creditedMinor = before.creditedMinor } = amounts;
    const balanceMinor = before.totalMinor - paidMinor - creditedMinor;
    // What was accepted was accepted for what was open then.
    const standing = {
      accepted: null,
      balanceMinor,
      isOpen: balanceMinor > 0,
      isTouched: paidMinor + creditedMinor > 0,
    };
    const invoice = await this.invoices.change(before, { paidMinor, creditedMinor, ...standing, settlements }, session);
    if (!invoice) throw new DomainError('CONFLICT');
    return { invoice, cash: cashLines(before, before.paidMinor, paidMinor) };
  }
}
