import type { ExpenseCategory, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import { type ChargedVat, createExpense, type Expense } from '@diwan/contracts/money/expenses/http';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { Currency, Money } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { endpointForm } from '../../../../components/endpoint-form.js';

/** An expense as the form holds it, in the order of its fields. */
export interface ExpenseValues {
  type: ExpenseType;
  description: string;
  amount: string;
  currency: Currency;
  vat: ChargedVat['kind'];
  vatAmount: string;
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
  vat: !expense?.vat ? 'none' : expense.vat.rateBp === null ? 'typed' : 'standard',
  vatAmount: expense?.vat ? moneyText({ amountMinor: expense.vat.vatMinor, currency: expense.amount.currency }) : '',
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

/** Tax that is typed is something, and no more than the amount. */
function faultOfVat(typed: string, tax: Money | null, amount: Money | null): string | false {
  if (typed.trim() === '') return 'required';
  if (!tax || tax.amountMinor === 0) return 'invalid_amount';
  return amount !== null && tax.amountMinor > amount.amountMinor && 'too_large';
}

/** Reads and checks the form. Whoever turns billable off sends no client (S2§4). */
export const expenseForm = (today: string) =>
  endpointForm(createExpense, ({ amount, currency, vat, vatAmount, clientId, caseId, ...values }: ExpenseValues) => {
    const money = parseMoney(amount, currency);
    const tax = parseMoney(vatAmount, currency);
    return {
      body: {
        ...values,
        amount: money ?? { amountMinor: 1, currency },
        vat: vat === 'typed' ? { kind: vat, vatMinor: tax?.amountMinor || 1 } : { kind: vat },
        clientId: (values.billable && clientId) || null,
        caseId: (values.billable && caseId) || null,
      },
      faults: {
        amount: amount.trim() === '' ? 'required' : (!money || money.amountMinor === 0) && 'invalid_amount',
        'amount.amountMinor': false,
        vatAmount: vat === 'typed' && faultOfVat(vatAmount, tax, money),
        day: values.day === '' ? 'required' : values.day > today && 'in_the_future',
        clientId: values.billable && clientId === '' && 'required',
      },
    };
  });
