import type { AccountingSummary } from '@diwan/contracts/money/accounting/http';
import { daysOf, periodBefore } from '@diwan/contracts/money/accounting/period';
import { Injectable } from '@nestjs/common';
import { InvoiceDebts } from '../invoices/invoice-debts.js';
import { LedgerPages } from '../ledger/ledger-pages.js';
import { AccountingReports, type Asked } from './accounting-reports.js';
import { ActiveClients } from './active-clients.js';
import { Debts } from './debts.js';

/** The cards above the reports. */
@Injectable()
export class AccountingSummaries {
  constructor(
    private readonly reports: AccountingReports,
    private readonly debts: Debts,
    private readonly invoiceDebts: InvoiceDebts,
    private readonly ledgerPages: LedgerPages,
    private readonly activeClients: ActiveClients,
  ) {}

  async of(asked: Asked): Promise<AccountingSummary> {
    const days = daysOf(asked);
    const [results, pending, paid, funds, activeClients] = await Promise.all([
      this.reports.results(asked),
      this.debts.pending(),
      this.invoiceDebts.paid(days.from, days.to),
      this.ledgerPages.total('client_funds'),
      this.activeClients.count(),
    ]);
    const held = [...funds]
      .filter(([, owed]) => owed !== 0)
      .map(([currency, owed]) => ({ currency, amountMinor: 0 - owed }));
    const { from, to } = asked;
    return { period: { from, to }, before: periodBefore(asked), results, pending, paid, held, activeClients };
  }
}
