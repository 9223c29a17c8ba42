import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { getBudgets, setBudget } from '@diwan/contracts/money/budgets/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { Budgets } from './budgets.js';

/** Budgets of expenses. */
@Controller()
export class BudgetController {
  constructor(private readonly budgets: Budgets) {}

  @Endpoint(getBudgets)
  year(@Input() { query }: InputOf<typeof getBudgets>): Promise<ResponseOf<typeof getBudgets>> {
    return this.budgets.year(query.year, query.currency);
  }

  @Endpoint(setBudget)
  set(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setBudget>,
  ): Promise<ResponseOf<typeof setBudget>> {
    return this.budgets.set(caller, params, body);
  }
}
