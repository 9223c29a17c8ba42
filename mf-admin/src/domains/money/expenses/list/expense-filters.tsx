import { ExpenseCategory, ExpenseState, ExpenseType } from '@diwan/contracts/money/expenses/expense';
import { Currency } from '@diwan/contracts/shared/money';
import { ListFilters } from '../../../../components/list-filters.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';

/** Narrows the list of expenses. */
export function ExpenseFilters({ address }: { address: ListAddress }) {
  const t = useTexts();
  return (
    <ListFilters
      address={address}
      search={{ label: t('expenses.search'), placeholder: t('expenses.searchPlaceholder') }}
      filters={[
        {
          name: 'state',
          label: t('expenses.state'),
          all: t('expenses.allStates'),
          options: ExpenseState.options.map((value) => ({ value, label: t(`expenseState.${value}`) })),
        },
        {
          name: 'category',
          label: t('expenses.category'),
          all: t('expenses.allCategories'),
          options: ExpenseCategory.options.map((value) => ({ value, label: t(`expenseCategory.${value}`) })),
        },
        {
          name: 'type',
          label: t('expenses.type'),
          all: t('expenses.allTypes'),
          options: ExpenseType.options.map((value) => ({ value, label: t(`expenseType.${value}`) })),
        },
        {
          name: 'currency',
          label: t('expenses.currency'),
          all: t('expenses.allCurrencies'),
          options: Currency.options.map((value) => ({ value, label: value })),
        },
        {
          name: 'unbilled',
          label: t('expenses.invoicing'),
          all: t('expenses.anyInvoicing'),
          options: [{ value: 'yes', label: t('expenses.billableOpen') }],
        },
        {
          name: 'view',
          label: t('expenses.view'),
          all: t('expenses.kept'),
          options: [{ value: 'deleted', label: t('expenses.deletedOnes') }],
        },
      ]}
    />
  );
}
