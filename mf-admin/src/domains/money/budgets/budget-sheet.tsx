import { setBudget } from '@diwan/contracts/money/budgets/http';
import type { Currency } from '@diwan/contracts/shared/money';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useSchemaForm } from '@diwan/ui/form';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { monthName } from '../accounting/month-name.js';
import { useSetBudget } from './api/budgets.js';
import type { BudgetRow } from './budget-table.js';

interface BudgetSheetProps {
  row: BudgetRow;
  month: string;
  currency: Currency;
  onClose: () => void;
}

interface BudgetValues {
  amountMinor: string;
  throughYear: boolean;
}

/** Sets the budget of a category; an empty amount takes it away. */
export function BudgetSheet(props: BudgetSheetProps) {
  const t = useTexts();
  const { language } = useShell();
  const title = t('budgets.sheetTitle', {
    category: t(`expenseCategory.${props.row.category}`),
    month: monthName(props.month, language),
  });
  return (
    <EditorSheet title={title} onClose={props.onClose}>
      {(leave) => <BudgetForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

const budgetForm = (currency: Currency) =>
  endpointForm(setBudget, ({ amountMinor: text, throughYear }: BudgetValues) => {
    const money = text.trim() === '' ? null : parseMoney(text, currency);
    const isWrong = text.trim() !== '' && !money?.amountMinor;
    return {
      body: { currency, amountMinor: isWrong ? null : (money?.amountMinor ?? null), throughYear },
      faults: { amountMinor: isWrong && 'invalid_amount' },
    };
  });

function BudgetForm({ row, month, currency, onClose, onCancel }: BudgetSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const set = useSetBudget();
  const schema = useMemo(() => budgetForm(currency), [currency]);
  const amountMinor = row.budgetMinor === null ? '' : moneyText({ amountMinor: row.budgetMinor, currency });
  const form = useSchemaForm(schema, { defaultValues: { amountMinor, throughYear: true } });
  const saving = useSaving({ form, failed: t('budgets.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft={`budget:${month}:${row.category}:${currency}`}
      labelOf={() => t('budgets.budget')}
      onSubmit={(body) =>
        saving(async () => {
          await set(month, row.category, body);
          say.done(t('budgets.saved'));
          onClose();
        })
      }
    >
      <FormField name="amountMinor" control={form.control} label={t('budgets.budget')} hint={t('budgets.emptyHint')}>
        {(field) => <MoneyInput currency={currency} {...field} />}
      </FormField>
      <FormControl name="throughYear" control={form.control}>
        {({ value, onChange, ...field }, { id }) => (
          <Checkbox
            {...field}
            id={id}
            label={t('budgets.throughYear')}
            checked={value}
            onChange={(event) => onChange(event.target.checked)}
          />
        )}
      </FormControl>
      <SaveActions save={t('budgets.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
