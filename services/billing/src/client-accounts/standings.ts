import { sum } from '@diwan/contracts/money/amounts/rounding';
import type { Standing } from '@diwan/contracts/money/client-accounts/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Currency } from '@diwan/contracts/shared/money';
import { Clock } from '@diwan/service-kit/app/clock';
import type { ClientView } from '@diwan/service-kit/http/client-view';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { AccountName } from '../ledger/accounts.js';
import { Ledger } from '../ledger/ledger.js';
import { PaymentRepository } from '../payments/payment.repository.js';

type View = Pick<ClientView, 'clientId' | 'caseIds'>;

/** How clients stand. Amounts are the ledger's, never a sum of documents; only what is overdue depends on the day (D-082). */
@Injectable()
export class Standings {
  constructor(
    private readonly ledger: Ledger,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** One standing per currency in which anything happened; of some cases, if the view names them. */
  async of({ clientId, caseIds }: View): Promise<Standing[]> {
    const [balances, openInvoices, counts] = await Promise.all([
      this.ledger.balancesOf(clientId),
      this.invoices.openOf(clientId),
      this.payments.countOf({ clientId, caseIds }),
    ]);
    const inView = (caseId: string | null) => caseIds === null || (caseId !== null && caseIds.includes(caseId));
    const shown = balances.filter(({ caseId }) => inView(caseId));
    const open = openInvoices.filter(({ caseId }) => inView(caseId));
    const today = beirutDate(this.clock.now());
    return Currency.options.flatMap((currency) => {
      const of = (account: AccountName): number =>
        sum(shown.filter((one) => one.account === account && one.currency === currency).map((one) => one.amountMinor));
      if (!shown.some((one) => one.currency === currency)) return [];
      const mine = open.filter((one) => one.currency === currency);
      const overdue = mine.filter(({ dueDate }) => dueDate < today);
      return {
        currency,
        outstandingMinor: of('receivable'),
        openInvoices: mine.length,
        overdueMinor: sum(overdue.map(({ balanceMinor }) => balanceMinor)),
        overdueInvoices: overdue.length,
        paidMinor: of('money'),
        payments: counts.get(currency) ?? 0,
        creditMinor: 0 - of('client_credit'),
        fundsMinor: 0 - of('client_funds'),
      };
    });
  }
}
