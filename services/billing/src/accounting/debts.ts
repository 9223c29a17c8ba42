import type { AccountingSummary, AgedDebt } from '@diwan/contracts/money/accounting/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { type Debt, InvoiceDebts } from '../invoices/invoice-debts.js';
import { LedgerPages } from '../ledger/ledger-pages.js';
import { agesOf } from './aged-debt.rules.js';
import { byCurrency } from './results.rules.js';

/** Clients that are named; the totals hold all. */
const SHOWN = 500;

/** What clients owe today, by the invoices, whose sum must be what the ledger says. */
@Injectable()
export class Debts {
  constructor(
    private readonly invoiceDebts: InvoiceDebts,
    private readonly ledgerPages: LedgerPages,
    private readonly people: People,
    private readonly clock: Clock,
  ) {}

  /** Awaiting is what is not due yet, wholly or partly open; overdue the rest (D-104). */
  async pending(): Promise<AccountingSummary['pending']> {
    const today = beirutDate(this.clock.now());
    return byCurrency(await this.invoiceDebts.open()).map(({ currency, rows }) => {
      const late = rows.filter(({ dueDate }) => dueDate < today);
      const { total, current } = agesOf(rows, today);
      return {
        currency,
        awaitingMinor: current,
        awaitingCount: rows.length - late.length,
        overdueMinor: total - current,
        overdueCount: late.length,
      };
    });
  }

  async aged(): Promise<AgedDebt> {
    const day = beirutDate(this.clock.now());
    const [open, owed] = await Promise.all([this.invoiceDebts.open(), this.ledgerPages.total('receivable')]);
    const shown = byCurrency(open).map(({ currency, rows }) => ({
      currency,
      rows,
      largest: [...byClient(rows)]
        .map(([id, debts]) => ({ id, ages: agesOf(debts, day) }))
        .sort((one, other) => other.ages.total - one.ages.total)
        .slice(0, SHOWN),
    }));
    const names = await this.people.namesOf(shown.flatMap(({ largest }) => largest.map(({ id }) => id)));
    const currencies = shown.map(({ currency, rows, largest }) => ({
      currency,
      totals: agesOf(rows, day),
      ledgerMinor: owed.get(currency) ?? 0,
      clients: largest.map(({ id, ages }) => ({ client: { id, name: names.get(id) ?? '' }, ages })),
    }));
    return { day, currencies };
  }
}

function byClient(debts: readonly Debt[]): Map<string, Debt[]> {
  const clients = new Map<string, Debt[]>();
  for (const debt of debts) {
    const own = clients.get(debt.clientId) ?? [];
    own.push(debt);
    clients.set(debt.clientId, own);
  }
  return clients;
}
