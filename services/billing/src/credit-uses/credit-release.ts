import type { Money } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { Ledger } from '../ledger/ledger.js';
import { type CreditNeed, type Release, released, standingUses } from './release.rules.js';

/** What is taken back of a receipt: its shares go off their invoices, its credit from its client. */
export interface TakenBack {
  clientId: string;
  credit: Money;
  shares: readonly { invoiceId: string; amountMinor: number }[];
}

/** Tells what else has to be taken back where the credit that came of a receipt is not there any more. Changes nothing. */
@Injectable()
export class CreditRelease {
  constructor(
    private readonly invoices: InvoiceRepository,
    private readonly ledger: Ledger,
  ) {}

  /** Reads in the transaction if given, where it is what will happen. */
  async plan({ clientId, credit, shares }: TakenBack, session: ClientSession | null = null): Promise<Release> {
    const invoices = await this.invoices.some(
      shares.map(({ invoiceId }) => invoiceId),
      session,
    );
    const paid = new Map([...invoices].map(([id, { paidMinor }]) => [id, paidMinor]));
    const needs = new Needs();
    needs.add(clientId, credit);
    for (const { invoiceId, amountMinor } of shares) {
      const invoice = invoices.get(invoiceId);
      if (!invoice) continue;
      const { paidMinor, currency } = invoice;
      paid.set(invoiceId, Math.max(0, paidMinor - amountMinor));
      // The rest was made credit of by a credit note.
      needs.add(invoice.clientId, { amountMinor: Math.max(0, amountMinor - paidMinor), currency });
    }
    const filled: CreditNeed[] = [];
    for (const need of needs.all()) filled.push(await this.filled(need, paid, session));
    return released(filled, paid);
  }

  /** With what there is, and what could come back; what the invoices of these count as paid is added to `paid`. */
  private async filled(
    need: Pick<CreditNeed, 'clientId' | 'currency' | 'neededMinor'>,
    paid: Map<string, number>,
    session: ClientSession | null,
  ): Promise<CreditNeed> {
    const { clientId, currency, neededMinor } = need;
    const availableMinor = await this.ledger.owedTo(clientId, 'client_credit', currency, session);
    const using: InvoiceRecord[] =
      neededMinor > availableMinor ? await this.invoices.usingCredit(clientId, currency, session) : [];
    for (const { _id, paidMinor } of using) if (!paid.has(String(_id))) paid.set(String(_id), paidMinor);
    return { ...need, availableMinor, uses: standingUses(using) };
  }
}

/** What goes from each client in each currency. */
class Needs {
  private readonly byKey = new Map<string, Pick<CreditNeed, 'clientId' | 'currency' | 'neededMinor'>>();

  add(clientId: string, { amountMinor, currency }: Money): void {
    if (amountMinor <= 0) return;
    const key = `${clientId}|${currency}`;
    const neededMinor = amountMinor + (this.byKey.get(key)?.neededMinor ?? 0);
    this.byKey.set(key, { clientId, currency, neededMinor });
  }

  all() {
    return this.byKey.values();
  }
}
