import { DEMO_ARABIC_CLIENT, DEMO_CLIENT, DEMO_OWNER } from '@diwan/contracts/demo/accounts';
import { BILLED_MATTERS } from '@diwan/contracts/demo/billed-matters';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import { type ClientSession, Types } from 'mongoose';
import { BookFunds } from '../client-funds/book-funds.js';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { type DemoBill, demoBills } from './bills.js';
import { DemoBilling } from './demo-billing.js';
import { DemoSteps } from './demo-steps.js';
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
    private readonly demoSteps: DemoSteps,
    private readonly invoices: InvoiceRepository,
    private readonly demoBilling: DemoBilling,
    private readonly demoTime: DemoTime,
    private readonly bookFunds: BookFunds,
    private readonly exchangeRates: ExchangeRates,
    private readonly clock: Clock,
  ) {}

  /** How many happenings were written: those that are not there yet. What broke off goes on where it stopped. */
  async load(): Promise<number> {
    const today = beirutDate(this.clock.now());
    const step = await this.demoSteps.begin('books', today);
    // Loaded before it was noted how far: it stands as it is.
    if (step.done === 0 && (await this.invoices.isAny())) return 0;
    const bills = demoBills(Number(step.today.slice(0, 4)));
    const happenings = [...this.rates(), ...this.deposits(), ...bills.flatMap((bill) => this.happeningsOf(bill))];
    happenings.sort((one, other) => other.daysAgo - one.daysAgo);
    for (let { done } = step; done < happenings.length; done += AT_ONCE) {
      const portion = happenings.slice(done, done + AT_ONCE);
      await this.demoSteps.write({ _id: 'books', done }, AT_ONCE, (session) =>
        this.write(portion, step.today, session),
      );
    }
    await this.demoSteps.once('recent-time', today, (day, session) => this.demoTime.recent(day, session));
    return Math.max(0, happenings.length - step.done);
  }

  /** What happened, and the work behind the bills among it. */
  private async write(portion: readonly Happening[], today: string, session: ClientSession): Promise<void> {
    this.demoBilling.written.clear();
    for (const { daysAgo, run } of portion) await run(before(today, daysAgo), session);
    await this.demoTime.behind(this.demoBilling.written, session);
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
        // It was asked for: the request is written when all deposits are.
        const requestId = new Types.ObjectId().toHexString();
        return this.bookFunds.moved(
          { ...who, kind: 'deposit', method: 'bank_transfer', clientId, caseId, amount, day, requestId },
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
    const issue: Happening = {
      daysAgo,
      run: (day, session) => this.demoBilling.issue(bill, { day, at: morningOf(day) }, session),
    };
    if (bill.fate === 'open') return [issue];
    const later: Happening = {
      daysAgo: Math.max(0, daysAgo - bill.paidAfter),
      run: (day, session) => this.demoBilling.settle(bill, { day, at: morningOf(day) }, session),
    };
    return [issue, later];
  }
}

const DAY = 86_400_000;
const before = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - Math.floor(days) * DAY).toISOString().slice(0, 10);
const morningOf = (day: string): Date => new Date(`${day}T07:30:00Z`);
