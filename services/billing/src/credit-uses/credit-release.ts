import type { Currency, Money } from '@diwan/contracts/shared/money';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { InvoiceRecord } from '../invoices/invoice.schema.js';
import { Ledger } from '../ledger/ledger.js';
import { CreditUseRepository } from './credit-use.repository.js';
import { type CreditNeed, type Release, released, type StandingUse } from './release.rules.js';

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
    private readonly uses: CreditUseRepository,
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
    if (neededMinor <= availableMinor) return { ...need, availableMinor, uses: [] };
    const kept = await this.uses.standing(clientId, currency, session);
    const invoices = await this.invoices.some(
      kept.map(({ invoiceId }) => invoiceId),
      session,
    );
    const uses = kept.map(({ _id, invoiceId, amount, day }) => {
      const { number = '', caseId = null } = invoices.get(invoiceId) ?? {};
      return { id: String(_id), invoiceId, invoiceNumber: number, caseId, day, amount };
    });
    const older = await this.older(clientId, currency, session);
    for (const { _id, paidMinor } of [...invoices.values(), ...older.invoices])
      if (!paid.has(String(_id))) paid.set(String(_id), paidMinor);
    return { ...need, availableMinor, uses: [...uses, ...older.uses].sort(latestFirst) };
  }

  /** Uses of before they were kept: whose the invoice is, theirs the credit was. */
  private async older(clientId: string, currency: Currency, session: ClientSession | null) {
    const invoices = await this.invoices.usingCredit(clientId, currency, session);
    const uses = standingUses(invoices);
    const kept = await this.uses.kept(
      uses.map(({ id }) => id),
      session,
    );
    return { invoices, uses: uses.filter(({ id }) => !kept.has(id)) };
  }
}

/** What credit paid of some invoices. */
const standingUses = (invoices: readonly InvoiceRecord[]): StandingUse[] =>
  invoices.flatMap(({ _id, number = '', caseId, currency, settlements }) =>
    settlements
      .filter(({ kind, voided }) => kind === 'credit' && !voided)
      .map(({ id, day, amountMinor }) => ({
        ...{ id, invoiceId: String(_id), invoiceNumber: number, caseId, day },
        amount: { amountMinor, currency },
      })),
  );

/** Ids grow with time: two of one day stand in their order. */
const latestFirst = (one: StandingUse, other: StandingUse): number =>
  `${one.day} ${one.id}` < `${other.day} ${other.id}` ? 1 : -1;

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
