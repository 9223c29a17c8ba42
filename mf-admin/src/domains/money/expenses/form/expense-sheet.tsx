import type { Expense } from '@diwan/contracts/money/expenses/http';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useTexts } from '../../../../texts.js';
import { ExpenseForm } from './expense-form.js';

interface ExpenseSheetProps {
  /** Null for a new one. */
  expense: Expense | null;
  onClose: () => void;
}

/** Writes an expense down or changes it, beside the list. */
export function ExpenseSheet({ expense, onClose }: ExpenseSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={expense ? t('expenses.edit') : t('expenses.add')} onClose={onClose}>
      {(leave) => <ExpenseForm expense={expense} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}
