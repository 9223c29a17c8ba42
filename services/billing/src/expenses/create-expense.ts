import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createExpense, Expense } from '@diwan/contracts/money/expenses/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { type Deed, presented } from '@diwan/service-kit/deeds/deed';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { stateAfterChange } from './expense.machine.js';
import { toExpense } from './expense.presenter.js';
import { ExpenseRepository, type NewExpense } from './expense.repository.js';
import { ExpenseFieldsCheck } from './expense-fields.js';
import { ExpenseViews } from './expense-views.js';

/** Writes down what the office spent (BILL-20). Who does it comes from the session (D-126). */
@Injectable()
export class CreateExpense {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly fieldsCheck: ExpenseFieldsCheck,
    private readonly expenseViews: ExpenseViews,
    private readonly audit: AuditLog,
  ) {}

  /** Throws DomainError VALIDATION, NOT_FOUND (client or case), UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    { submit, ...body }: InputOf<typeof createExpense>['body'],
  ): Promise<Deed<Expense>> {
    const expense: NewExpense = {
      ...(await this.fieldsCheck.read(caller, body)),
      ...{ receipt: null, decision: null, bookings: 0, bookedAs: null, invoiceId: null, deletedAt: null },
      state: stateAfterChange('draft', submit),
      createdBy: caller.personId,
    };
    const names = await this.expenseViews.namesFor(caller, [expense]);
    const deed: Deed<Awaited<ReturnType<ExpenseRepository['insert']>>> = {
      commit: async (session) => {
        const record = await this.expenses.insert(expense, session);
        const { searchWords: _, ...after } = expense;
        const subject = { subject: 'expense', subjectId: String(record._id) };
        await this.audit.record({ action: 'expense.created', ...subject, after, caller }, session);
        return record;
      },
    };
    return presented(deed, (record) => toExpense(record, names));
  }
}
