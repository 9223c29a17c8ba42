import type { ExpenseCategory, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import { createExpense, type Expense } from '@diwan/contracts/money/expenses/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';

/** An expense as the form holds it, in the order of its fields. */
export interface ExpenseValues {
  type: ExpenseType;
  description: string;
  amount: string;
  currency: Currency;
  day: string;
  method: PaymentMethod;
  receiptNumber: string;
  vendor: string;
  category: ExpenseCategory;
  billable: boolean;
  clientId: string;
  caseId: string;
  submit: boolean;
}

/** What the form starts with: an expense, or a new one of today: rent, operational (S2§9). */
export const expenseValues = (expense: Expense | null, today: string): ExpenseValues => ({
  type: expense?.type ?? 'rent',
  description: expense?.description ?? '',
  amount: expense ? moneyText(expense.amount) : '',
  currency: expense?.amount.currency ?? 'USD',
  day: expense?.day ?? today,
  method: expense?.method ?? 'cash',
  receiptNumber: expense?.receiptNumber ?? '',
  vendor: expense?.vendor ?? '',
  category: expense?.category ?? 'operational',
  billable: expense?.billable ?? false,
  clientId: expense?.client?.id ?? '',
  caseId: expense?.legalCase?.id ?? '',
  submit: expense ? expense.state !== 'draft' : true,
});

/** Reads and checks the form. Whoever turns billable off sends no client (S2§4). */
export const expenseForm = (today: string) =>
  endpointForm(createExpense, ({ amount, currency, clientId, caseId, ...values }: ExpenseValues) => {
    const money = parseMoney(amount, currency);
    return {
      body: {
        ...values,
        amount: money ?? { amountMinor: 1, currency },
        clientId: (values.billable && clientId) || null,
        caseId: (values.billable && caseId) || null,
      },
      faults: {
        amount: amount.trim() === '' ? 'required' : (!money || money.amountMinor === 0) && 'invalid_amount',
        'amount.amountMinor': false,
        day: values.day === '' ? 'required' : values.day > today && 'in_the_future',
        clientId: values.billable && clientId === '' && 'required',
      },
    };
  });
