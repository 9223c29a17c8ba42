import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { changeExpense, Expense } from '@diwan/contracts/money/expenses/http';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { callerCan } from '@diwan/service-kit/http/caller';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { stateAfterChange } from './expense.machine.js';
import { ExpenseRepository } from './expense.repository.js';
import type { ExpenseRecord } from './expense.schema.js';
import { ExpenseBooking, nextBooking } from './expense-booking.js';
import { type ExpenseFields, ExpenseFieldsCheck } from './expense-fields.js';
import { reachOf } from './expense-reach.js';
import { costOf } from './expense-vat.rules.js';
import { ExpenseViews } from './expense-views.js';

/** What an entry is made of: a change of it is booked. */
const BOOKED = ['amountMinor', 'currency', 'day', 'category', 'method', 'clientId', 'caseId'] as const;

/** Changes an expense. What stands in the books is corrected there by taking the entry back and booking another. */
@Injectable()
export class ChangeExpense {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly fieldsCheck: ExpenseFieldsCheck,
    private readonly expenseViews: ExpenseViews,
    private readonly booking: ExpenseBooking,
    private readonly versionedEdit: VersionedEdit,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT, VALIDATION, FORBIDDEN, ALREADY_BILLED, PERIOD_CLOSED, RATE_MISSING, UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    id: string,
    { version, submit, ...body }: InputOf<typeof changeExpense>['body'],
  ): Promise<Expense> {
    const reach = reachOf(caller);
    const seen = await this.expenses.one(reach, id);
    if (!seen) throw new DomainError('NOT_FOUND');
    refuseToTouch(caller, seen);
    const fields = await this.fieldsCheck.read(caller, body);
    const written = await this.versionedEdit.run(
      { action: 'expense.changed', subject: 'expense', id, caller },
      {
        read: (session) => this.expenses.one(reach, id, { session }),
        change: (stored: ExpenseRecord) => {
          refuseToTouch(caller, stored);
          return changed(stored, fields, submit);
        },
        write: (change, { _id }, session) => this.expenses.change({ _id, version }, change, session),
        also: async (expense, stored, session) => {
          if (expense.bookedAs === stored.bookedAs) return;
          await this.booking.takeBack(stored, caller.personId, session);
          await this.booking.book(expense, caller.personId, session);
        },
      },
    );
    return this.expenseViews.one(caller, written);
  }
}

/** What is on an invoice stays as it is; what was approved is changed by who may approve. */
export function refuseToTouch(caller: SignedInCaller, { invoiceId, state }: ExpenseRecord): void {
  if (invoiceId !== null) throw new DomainError('ALREADY_BILLED');
  if (state === 'approved' && !callerCan(caller, 'expense:approve')) throw new DomainError('FORBIDDEN');
}

function changed(stored: ExpenseRecord, fields: ExpenseFields, submit: boolean): Partial<ExpenseRecord> {
  const state = stateAfterChange(stored.state, submit);
  const isCorrected =
    state === 'approved' && (BOOKED.some((name) => stored[name] !== fields[name]) || costOf(stored) !== costOf(fields));
  return {
    ...fields,
    state,
    ...(state !== 'approved' && { decision: null }),
    ...(isCorrected && nextBooking(stored)),
  };
}
