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
import { Tallies } from '../tallies/tallies.js';
import { addedUp, negated, tallyOfInvoice, tallyOfPayment } from '../tallies/tally.rules.js';
import type { TallyRecord } from '../tallies/tally.schema.js';
import { TalliesOfCases } from './tallies-of-cases.js';

type View = Pick<ClientView, 'clientId' | 'caseIds'>;

/** Documents of a client: how many invoices are open, how many of them in time and what those come to, and how many payments stand. */
interface Numbers {
  open: number;
  openMinor: number;
  inTime: number;
  inTimeMinor: number;
  payments: number;
}

/** How clients stand. Amounts are the ledger's, never a sum of documents; only what is overdue depends on the day (D-082). */
@Injectable()
export class Standings {
  constructor(
    private readonly ledger: Ledger,
    private readonly tallies: Tallies,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly talliesOfCases: TalliesOfCases,
    private readonly clock: Clock,
  ) {}

  /**
   * One standing per currency in which anything happened; of some cases, if the view names them; without cases that are `kept` from who
   * looks.
   */
  async of({ clientId, caseIds }: View, kept: readonly string[] = []): Promise<Standing[]> {
    const [balances, tallies] = await Promise.all([
      this.ledger.balancesOf(clientId),
      caseIds === null ? this.ofAll(clientId, kept) : this.ofCases({ clientId, caseIds }),
    ]);
    const inView = (caseId: string | null) => caseIds === null || (caseId !== null && caseIds.includes(caseId));
    const shown = balances.filter(({ caseId }) => inView(caseId) && !kept.includes(caseId));
    const today = beirutDate(this.clock.now());
    return Currency.options.flatMap((currency) => {
      const of = (account: AccountName): number =>
        sum(shown.filter((one) => one.account === account && one.currency === currency).map((one) => one.amountMinor));
      if (!shown.some((one) => one.currency === currency)) return [];
      const numbers = numbersOf(
        tallies.filter((one) => one.currency === currency),
        today,
      );
      return {
        currency,
        outstandingMinor: of('receivable'),
        openInvoices: numbers.open,
        overdueMinor: numbers.openMinor - numbers.inTimeMinor,
        overdueInvoices: numbers.open - numbers.inTime,
        paidMinor: of('money'),
        payments: numbers.payments,
        creditMinor: 0 - of('client_credit'),
        fundsMinor: 0 - of('client_funds'),
      };
    });
  }

  private async ofAll(clientId: string, kept: readonly string[]): Promise<TallyRecord[]> {
    const today = beirutDate(this.clock.now());
    const of = (name: 'client_open' | 'client_open_day' | 'client_payments', from?: string) =>
      this.tallies.ofClients(name, [clientId], from);
    const found = await Promise.all([of('client_open'), of('client_open_day', today), of('client_payments')]);
    return [...found.flat(), ...negated(await this.talliesOfCases.of(kept, clientId))];
  }

  /** Whoever sees some cases only: their invoices and payments are counted one by one. */
  private async ofCases(view: View): Promise<TallyRecord[]> {
    const [invoices, payments] = await Promise.all([this.invoices.openOf(view), this.payments.standingOf(view)]);
    return addedUp([...invoices.flatMap(tallyOfInvoice), ...payments.flatMap(tallyOfPayment)]);
  }
}

function numbersOf(tallies: readonly TallyRecord[], today: string): Numbers {
  const of = (name: TallyRecord['of'], from = '') => tallies.filter((one) => one.of === name && one.at >= from);
  const count = (rows: readonly TallyRecord[]) => sum(rows.map((one) => one.count));
  const amount = (rows: readonly TallyRecord[]) => sum(rows.map((one) => one.amountMinor));
  const [open, inTime] = [of('client_open'), of('client_open_day', today)];
  return {
    open: count(open),
    openMinor: amount(open),
    inTime: count(inTime),
    inTimeMinor: amount(inTime),
    payments: count(of('client_payments')),
  };
}
