import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS } from '@diwan/contracts/demo/billed-matters';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { BookFunds } from '../client-funds/book-funds.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { type DemoBill, demoBills } from './bills.js';
import { DemoBilling } from './demo-billing.js';
import { DemoTime } from './demo-time.js';

/** Something that happened on a day of the demo. */
interface Happening {
  daysAgo: number;
  run(day: string, session: ClientSession): Promise<unknown>;
}

/** So many happenings are written in one transaction. */
const AT_ONCE = 20;
/** A rate stands for a month; it is entered a little more often. */
const RATE_EVERY = 28;
const FIRST_DAY = 800;
const RATE = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban' };

/** Money that clients gave the firm to hold: whose, how long ago, cents. */
const DEPOSITS = [
  [DEMO_CLIENT.id, 300, 250_000],
  [DEMO_ARABIC_CLIENT.id, 200, 150_000],
  [DEMO_CLIENT.id, 20, 50_000],
] as const;

/** Two years of the demo firm's bills, in the order of their days, through the same doors as real ones, so that the books are right. */
@Injectable()
export class DemoBooks {
  constructor(
    private readonly inTransaction: InTransaction,
    private readonly invoices: InvoiceRepository,
    private readonly demoBilling: DemoBilling,
    private readonly demoTime: DemoTime,
    private readonly bookFunds: BookFunds,
    private readonly exchangeRates: ExchangeRates,
    private readonly clock: Clock,
  ) {}

  /** How many invoices were written: all, or none where there are any already. */
  async load(): Promise<number> {
    const today = beirutDate(this.clock.now());
    if (await this.invoices.isAny()) return 0;
    const bills = demoBills(Number(today.slice(0, 4)));
    const happenings = [...this.rates(), ...this.deposits(), ...bills.flatMap((bill) => this.happeningsOf(bill))];
    happenings.sort((one, other) => other.daysAgo - one.daysAgo);
    for (let start = 0; start < happenings.length; start += AT_ONCE)
      await this.inTransaction.run(async (session) => {
        for (const { daysAgo, run } of happenings.slice(start, start + AT_ONCE))
          await run(before(today, daysAgo), session);
      });
    await this.demoTime.behind(this.demoBilling.written);
    await this.demoTime.recent();
    return bills.length;
  }

  private rates(): Happening[] {
    const days = Array.from({ length: Math.ceil(FIRST_DAY / RATE_EVERY) + 1 }, (_, at) => at * RATE_EVERY);
    return days.map((daysAgo) => ({
      // The rate is there before anything else of its day.
      daysAgo: daysAgo + 0.5,
      run: (day, session) =>
        this.exchangeRates.set({ _id: day, ...RATE, setBy: DEMO_OWNER.id, setAt: morningOf(day) }, session),
    }));
  }

  private deposits(): Happening[] {
    return DEPOSITS.map(([clientId, daysAgo, amountMinor]) => ({
      daysAgo,
      run: (day, session) => {
        const caseId = BILLED_MATTERS.find((matter) => matter.clientId === clientId)?.caseId ?? null;
        const amount = { amountMinor, currency: 'USD' } as const;
        const who = { recordedBy: DEMO_OWNER.id, recordedAt: morningOf(day), reference: '', notes: '' };
        return this.bookFunds.moved(
          { ...who, kind: 'deposit', method: 'bank_transfer', clientId, caseId, amount, day },
          session,
        );
      },
    }));
  }

  /** The invoice, and what came of it on a later day. */
  private happeningsOf(bill: DemoBill): Happening[] {
    if (bill.daysAgo === null)
      return [{ daysAgo: 0, run: (day, session) => this.demoBilling.draft(bill, day, session) }];
    const daysAgo = bill.daysAgo;
    let id = '';
    const issue: Happening = {
      daysAgo,
      run: async (day, session) => {
        id = await this.demoBilling.issue(bill, { day, at: morningOf(day) }, session);
      },
    };
    if (bill.fate === 'open') return [issue];
    const later: Happening = {
      daysAgo: Math.max(0, daysAgo - bill.paidAfter),
      run: (day, session) => this.demoBilling.settle(id, bill, { day, at: morningOf(day) }, session),
    };
    return [issue, later];
  }
}

const DAY = 86_400_000;
const before = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - Math.floor(days) * DAY).toISOString().slice(0, 10);
const morningOf = (day: string): Date => new Date(`${day}T07:30:00Z`);
