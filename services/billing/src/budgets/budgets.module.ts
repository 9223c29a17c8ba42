import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { LedgerModule } from '../ledger/ledger.module.js';
import { BudgetController } from './budget.controller.js';
import { budgetSchema } from './budget.schema.js';
import { Budgets } from './budgets.js';

/** What may be spent. */
@Module({
  imports: [LedgerModule],
  controllers: [BudgetController],
  providers: [modelProvider('Budget', budgetSchema), Budgets],
  exports: [Budgets],
})
export class BudgetsModule {}
