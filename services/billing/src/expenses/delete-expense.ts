import { Clock } from '@diwan/service-kit/app/clock';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { refuseToTouch } from './change-expense.js';
import { RESTORABLE_MS } from './expense.presenter.js';
import { ExpenseRepository } from './expense.repository.js';
import type { ExpenseRecord } from './expense.schema.js';
import { ExpenseBooking, nextBooking } from './expense-booking.js';
import { reachOf } from './expense-reach.js';

/** Deletes an expense so that it can come back as it was (D-125); the books follow. */
@Injectable()
export class DeleteExpense {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly booking: ExpenseBooking,
    private readonly versionedEdit: VersionedEdit,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, FORBIDDEN (an approved one), ALREADY_BILLED, PERIOD_CLOSED. */
  async run(caller: SignedInCaller, id: string): Promise<void> {
    const deletedAt = this.clock.now();
    await this.versionedEdit.run(
      { action: 'expense.deleted', subject: 'expense', id, caller },
      {
        read: (session) => this.expenses.one(reachOf(caller), id, { session }),
        change: (stored: ExpenseRecord): Partial<ExpenseRecord> => {
          refuseToTouch(caller, stored);
          return { deletedAt, bookedAs: null };
        },
        write: (change, stored, session) => this.expenses.change(stored, change, session),
        also: (_, stored, session) => this.booking.takeBack(stored, caller.personId, session),
      },
    );
  }

  /** Throws DomainError NOT_FOUND, also when it was deleted longer ago; FORBIDDEN, PERIOD_CLOSED. One that is there already is no fault. */
  async restore(caller: SignedInCaller, id: string): Promise<ExpenseRecord> {
    const reach = reachOf(caller);
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const present = await this.expenses.one(reach, id, { evenDeleted: true });
    if (present?.deletedAt === null) return present;
    return this.versionedEdit.run(
      { action: 'expense.restored', subject: 'expense', id, caller },
      {
        read: (session) => this.expenses.one(reach, id, { session, evenDeleted: true }),
        change: (stored: ExpenseRecord): Partial<ExpenseRecord> => {
          if (stored.deletedAt && stored.deletedAt <= since) throw new DomainError('NOT_FOUND');
          refuseToTouch(caller, stored);
          return { deletedAt: null, ...(stored.state === 'approved' && nextBooking(stored)) };
        },
        write: (change, stored, session) => this.expenses.change(stored, change, session),
        also: (expense, _, session) => this.booking.book(expense, caller.personId, session),
      },
    );
  }
}
