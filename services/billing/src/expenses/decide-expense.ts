import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { decideExpense, Expense } from '@diwan/contracts/money/expenses/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { canBecome } from './expense.machine.js';
import { ExpenseRepository } from './expense.repository.js';
import type { ExpenseRecord } from './expense.schema.js';
import { ExpenseBooking, nextBooking } from './expense-booking.js';
import { reachOf } from './expense-reach.js';
import { ExpenseViews } from './expense-views.js';

/** Approves an expense, which books it, or rejects it and says why. Owners and admins decide, on their own expenses too: a firm may have one. */
@Injectable()
export class DecideExpense {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly expenseViews: ExpenseViews,
    private readonly booking: ExpenseBooking,
    private readonly versionedEdit: VersionedEdit,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (another version, or nothing to decide), PERIOD_CLOSED, RATE_MISSING. */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, ...decision }: InputOf<typeof decideExpense>['body'],
  ): Promise<Expense> {
    const { to } = decision;
    const reason = decision.to === 'rejected' ? decision.reason : '';
    const at = this.clock.now();
    const written = await this.versionedEdit.run(
      { action: `expense.${to}`, subject: 'expense', id, caller },
      {
        read: (session) => this.expenses.one(reachOf(caller), id, { session }),
        change: (stored: ExpenseRecord): Partial<ExpenseRecord> => {
          if (!canBecome(stored.state, to)) throw new DomainError('CONFLICT');
          const booked = to === 'approved' ? nextBooking(stored) : {};
          return { state: to, decision: { at, by: caller.personId, reason }, ...booked };
        },
        write: (change, { _id }, session) => this.expenses.change({ _id, version }, change, session),
        also: (expense, _, session) => this.booking.book(expense, caller.personId, session),
      },
    );
    return this.expenseViews.one(caller, written);
  }
}
