import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { ObjectsModule } from '@diwan/service-kit/object-store/objects.module';
import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { VirusScanModule } from '@diwan/service-kit/virus-scan/virus-scan.module';
import { Module } from '@nestjs/common';
import { ExchangeRatesModule } from '../exchange-rates/exchange-rates.module.js';
import { LedgerModule } from '../ledger/ledger.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { VatRatesModule } from '../vat-rates/vat-rates.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { AttachReceipt } from './attach-receipt.js';
import { ChangeExpense } from './change-expense.js';
import { CreateExpense } from './create-expense.js';
import { DecideExpense } from './decide-expense.js';
import { DeleteExpense } from './delete-expense.js';
import { ExpenseController } from './expense.controller.js';
import { ExpenseRepository } from './expense.repository.js';
import { expenseSchema } from './expense.schema.js';
import { ExpenseBooking } from './expense-booking.js';
import { ExpenseFieldsCheck } from './expense-fields.js';
import { ExpenseTotals } from './expense-totals.js';
import { ExpenseViews } from './expense-views.js';
import { ReceiptController } from './receipt.controller.js';
import { ServeReceipt } from './serve-receipt.js';
import { SweepReceipts } from './sweep-receipts.js';
import { UnbilledExpenses } from './unbilled-expenses.js';

/** What the office spends, with its receipts. */
@Module({
  imports: [
    ExchangeRatesModule,
    LedgerModule,
    LegalCasesModule,
    ObjectsModule,
    PeopleModule,
    VatRatesModule,
    VirusScanModule,
    WallsModule,
  ],
  controllers: [ExpenseController, ReceiptController],
  providers: [
    modelProvider('Expense', expenseSchema),
    AttachReceipt,
    ChangeExpense,
    CreateExpense,
    DecideExpense,
    DeleteExpense,
    ExpenseBooking,
    ExpenseFieldsCheck,
    ExpenseRepository,
    ExpenseTotals,
    ExpenseViews,
    FileInspector,
    ServeReceipt,
    SweepReceipts,
    UnbilledExpenses,
  ],
  exports: [ExpenseBooking, ExpenseRepository, UnbilledExpenses],
})
export class ExpensesModule {}
