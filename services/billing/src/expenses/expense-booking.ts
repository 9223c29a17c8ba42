import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { LedgerLine } from '../ledger/entry.rules.js';
import { Ledger } from '../ledger/ledger.js';
import { LedgerLock } from '../ledger/ledger-lock.js';
import type { ExpenseRecord } from './expense.schema.js';

/** The two sides of an expense: what it was for, and the way the money went. */
function expenseLines(record: ExpenseRecord): LedgerLine[] {
  const { amountMinor, category, method, clientId, caseId } = record;
  const forWhom = { ...(clientId && { clientId }), ...(caseId && { caseId }) };
  return [
    { account: 'expense', detail: category, amountMinor, ...forWhom },
    { account: 'money', detail: method, amountMinor: -amountMinor },
  ];
}

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
    private readonly lock: LedgerLock,
    private readonly clock: Clock,
  ) {}

  /** Books an expense on its day under its `bookedAs`. Throws PERIOD_CLOSED. */
  async book(record: ExpenseRecord, by: string, session: ClientSession): Promise<void> {
    if (record.bookedAs === null) return;
    const { day, currency, bookedAs: kind } = record;
    await this.ledger.post({ day, kind, source: sourceOf(record), currency, lines: expenseLines(record), by }, session);
  }

  /** Takes what was booked back: on the same day, so that its month is right again, or today where that day is closed. */
  async takeBack(record: ExpenseRecord, by: string, session: ClientSession): Promise<void> {
    if (record.bookedAs === null) return;
    const closedUntil = await this.lock.closedUntil();
    const day = closedUntil !== null && record.day <= closedUntil ? beirutDate(this.clock.now()) : record.day;
    await this.ledger.reverse(sourceOf(record), { kinds: [record.bookedAs], day, by }, session);
  }
}

const sourceOf = ({ _id }: ExpenseRecord) => ({ kind: 'expense', id: String(_id) }) as const;
