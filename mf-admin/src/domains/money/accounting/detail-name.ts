import type { LedgerAccount } from '@diwan/contracts/money/accounting/ledger';
import { ExpenseCategory } from '@diwan/contracts/money/expenses/expense';
import { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import type { Texts } from '../../../texts.js';

/** What a detail of an account is called: a category of expenses, a way of paying, a practice area. */
export function detailName(t: Texts, account: LedgerAccount, detail: string): string {
  if (detail === '') return t('page.nothing');
  if (account === 'expense') {
    const category = ExpenseCategory.safeParse(detail).data;
    return category ? t(`expenseCategory.${category}`) : detail;
  }
  if (account === 'money' || account === 'trust_money') {
    const method = PaymentMethod.safeParse(detail).data;
    return method ? t(`expenseMethod.${method}`) : detail;
  }
  const area = PRACTICE_AREA_IDS.find((known) => known === detail);
  return area ? t(`area.${area}`) : t('accounting.noArea');
}
