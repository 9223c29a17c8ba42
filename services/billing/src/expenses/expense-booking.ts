import { converted } from '@diwan/contracts/money/exchange-rates/rate';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ExchangeRates } from '../exchange-rates/exchange-rates.js';
import type { LedgerLine } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerLock } from '../ledger/ledger-lock.js';
import type { ExpenseRecord } from './expense.schema.js';
import { costOf } from './expense-vat.rules.js';

/** The sides of an expense: what it was for, the tax in it, and the way the money went. */
function expenseLines(record: ExpenseRecord): LedgerLine[] {
  const { amountMinor, vatMinor = 0, category, method, clientId, caseId } = record;
  const forWhom = { ...(clientId && { clientId }), ...(caseId && { caseId }) };
  return [
    { account: 'expense', detail: category, amountMinor: costOf(record), ...forWhom },
    { account: 'vat_recoverable', amountMinor: vatMinor },
    { account: 'money', detail: method, amountMinor: -amountMinor },
  ];
}

/** What is reclaimed, in pounds (D-121). */
const reclaimedLines = (inPoundsMinor: number): LedgerLine[] => [
  { account: 'vat_lbp_paid', amountMinor: inPoundsMinor },
  { account: 'lbp_bridge', amountMinor: -inPoundsMinor },
];

/** The entry in pounds that belongs to one of an expense. */
const reclaimedKind = (bookedAs: string): string => `reclaimed-${bookedAs}`;

/** What an expense is called in the ledger the next time that it is booked. */
export const nextBooking = ({ bookings }: Pick<ExpenseRecord, 'bookings'>) => ({
  bookings: bookings + 1,
  bookedAs: `approved-${bookings + 1}`,
});

/** Books expenses, and takes them back. */
@Injectable()
export class ExpenseBooking {
  constructor(
    private readonly ledger: Ledger,
    private readonly exchangeRates: ExchangeRates,
    private readonly lock: LedgerLock,
    private readonly clock: Clock,
  ) {}

  /** Books an expense on its day under its `bookedAs`, and the tax in it in pounds. Throws PERIOD_CLOSED, RATE_MISSING. */
  async book(record: ExpenseRecord, by: string, session: ClientSession): Promise<void> {
    if (record.bookedAs === null) return;
    const { day, currency, bookedAs: kind } = record;
    const booked = { day, source: sourceOf(record), by };
    await this.ledger.post({ ...booked, kind, currency, lines: expenseLines(record) }, session);
    const lines = reclaimedLines(await this.vatInPounds(record, session));
    await this.ledger.post({ ...booked, kind: reclaimedKind(kind), currency: 'LBP', lines }, session);
  }

  /** Takes what was booked back: on the same day, so that its month is right again, or today where that day is closed. */
  async takeBack(record: ExpenseRecord, by: string, session: ClientSession): Promise<void> {
    if (record.bookedAs === null) return;
    const closedUntil = await this.lock.closedUntil();
    const day = closedUntil !== null && record.day <= closedUntil ? beirutDate(this.clock.now()) : record.day;
    await this.ledger.reverse(
      sourceOf(record),
      { kinds: [record.bookedAs, reclaimedKind(record.bookedAs)], day, by },
      session,
    );
  }

  private async vatInPounds({ vatMinor = 0, currency, day }: ExpenseRecord, session: ClientSession): Promise<number> {
    if (currency === 'LBP' || vatMinor === 0) return vatMinor;
    return converted({ amountMinor: vatMinor, currency }, await this.exchangeRates.on(day, session)).amountMinor;
  }
}

const sourceOf = ({ _id }: ExpenseRecord) => ({ kind: 'expense', id: String(_id) }) as const;
