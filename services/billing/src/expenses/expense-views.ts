import type { Expense } from '@diwan/contracts/money/expenses/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { type ExpenseNames, toExpense } from './expense.presenter.js';
import type { ExpenseRecord } from './expense.schema.js';

/** What views are made of. */
type Shown = Pick<ExpenseRecord, 'clientId' | 'caseId' | 'createdBy' | 'decision'>;

/** Expenses as staff see them. Asks other services: never within a transaction. */
@Injectable()
export class ExpenseViews {
  constructor(
    private readonly people: People,
    private readonly billedCases: BilledCases,
  ) {}

  /** The names that expenses need, a case's only where the caller may know of it; `more`: people who come in with a change. */
  async namesFor(caller: SignedInCaller, shown: readonly Shown[], more: readonly string[] = []): Promise<ExpenseNames> {
    const ids = shown.flatMap(({ clientId, createdBy, decision }) => [clientId, createdBy, decision?.by ?? null]);
    const [people, cases] = await Promise.all([
      this.people.namesOf([...ids.filter((id) => id !== null), ...more]),
      this.billedCases.named(
        caller,
        shown.map(({ caseId }) => caseId),
      ),
    ]);
    return { people, cases };
  }

  async of(caller: SignedInCaller, records: readonly ExpenseRecord[]): Promise<Expense[]> {
    const names = await this.namesFor(caller, records);
    return records.map((record) => toExpense(record, names));
  }

  async one(caller: SignedInCaller, record: ExpenseRecord): Promise<Expense> {
    return toExpense(record, await this.namesFor(caller, [record]));
  }
}
