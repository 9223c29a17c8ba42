import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  changeExpense,
  createExpense,
  decideExpense,
  deleteExpense,
  getExpense,
  getExpenseTotals,
  listExpenses,
  listUnbilledExpenses,
  restoreExpense,
} from '@diwan/contracts/money/expenses/http';
import { Clock } from '@diwan/service-kit/app/clock';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { ChangeExpense } from './change-expense.js';
import { CreateExpense } from './create-expense.js';
import { DecideExpense } from './decide-expense.js';
import { DeleteExpense } from './delete-expense.js';
import { RESTORABLE_MS } from './expense.presenter.js';
import { ExpenseRepository } from './expense.repository.js';
import { reachOf } from './expense-reach.js';
import { ExpenseTotals } from './expense-totals.js';
import { ExpenseViews } from './expense-views.js';
import { UnbilledExpenses } from './unbilled-expenses.js';

/** What the office spends. */
@Controller()
export class ExpenseController {
  constructor(
    private readonly expenses: ExpenseRepository,
    private readonly expenseViews: ExpenseViews,
    private readonly expenseTotals: ExpenseTotals,
    private readonly createExpense: CreateExpense,
    private readonly changeExpense: ChangeExpense,
    private readonly decideExpense: DecideExpense,
    private readonly deleteExpense: DeleteExpense,
    private readonly unbilledExpenses: UnbilledExpenses,
    private readonly keptCases: KeptCases,
    private readonly clock: Clock,
  ) {}

  @Endpoint(listExpenses)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listExpenses>,
  ): Promise<ResponseOf<typeof listExpenses>> {
    const since = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    const reach = reachOf(caller);
    // Whoever sees their own alone needs no service of cases for that.
    const hidden = { from: caller.personId, cases: reach === null ? await this.keptCases.of(caller) : [] };
    const found = await this.expenses.page(reach, query, since, hidden);
    return { ...found, items: await this.expenseViews.of(caller, found.items) };
  }

  @Endpoint(getExpenseTotals)
  totals(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getExpenseTotals>> {
    return this.expenseTotals.of(caller);
  }

  @Endpoint(getExpense)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getExpense>,
  ): Promise<ResponseOf<typeof getExpense>> {
    const expense = await this.expenses.one(reachOf(caller), params.id);
    if (!expense) throw new DomainError('NOT_FOUND');
    return this.expenseViews.one(caller, expense);
  }

  @Endpoint(createExpense)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof createExpense>,
  ): Promise<Deed<ResponseOf<typeof createExpense>>> {
    return this.createExpense.run(caller, body);
  }

  @Endpoint(changeExpense)
  change(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof changeExpense>,
  ): Promise<ResponseOf<typeof changeExpense>> {
    return this.changeExpense.run(caller, params.id, body);
  }

  @Endpoint(decideExpense)
  decide(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof decideExpense>,
  ): Promise<ResponseOf<typeof decideExpense>> {
    return this.decideExpense.run(caller, params.id, body);
  }

  @Endpoint(deleteExpense)
  remove(@Caller() caller: SignedInCaller, @Input() { params }: InputOf<typeof deleteExpense>): Promise<void> {
    return this.deleteExpense.run(caller, params.id);
  }

  @Endpoint(restoreExpense)
  async restore(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof restoreExpense>,
  ): Promise<ResponseOf<typeof restoreExpense>> {
    return this.expenseViews.one(caller, await this.deleteExpense.restore(caller, params.id));
  }

  @Endpoint(listUnbilledExpenses)
  async unbilled(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listUnbilledExpenses>,
  ): Promise<ResponseOf<typeof listUnbilledExpenses>> {
    return this.unbilledExpenses.list(params.id, await this.keptCases.of(caller));
  }
}
