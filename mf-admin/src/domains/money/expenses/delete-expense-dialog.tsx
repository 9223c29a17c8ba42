import type { Expense } from '@diwan/contracts/money/expenses/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useExpenseDeeds } from './api/expenses.js';
import { useExpenseMoves } from './use-expense-moves.js';

interface DeleteExpenseProps {
  expense: Pick<Expense, 'id' | 'description' | 'state'>;
  onClose: () => void;
}

/** Asks by name before an expense is deleted, and offers Undo afterwards (D-125). */
export function DeleteExpenseDialog({ expense: { id, description, state }, onClose }: DeleteExpenseProps) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const deeds = useExpenseDeeds();
  const { restore } = useExpenseMoves();
  const [fault, setFault] = useState<string | null>(null);
  const { run, busy } = useAction(async () => {
    try {
      await deeds.remove(id);
      notify.success(t('toast.success'), {
        description: t('expenses.deleted'),
        action: { label: t('expenses.undo'), onPress: () => void restore(id) },
      });
      onClose();
    } catch (error) {
      setFault(`${t('expenses.deleteFailed')}. ${problemText(error)}`);
    }
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('expenses.deleteTitle', { name: description })}
      confirmLabel={t('expenses.delete')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => void run()}
      busy={busy}
      busyLabel={t('page.loading')}
      error={fault}
    >
      <p>{t(state === 'approved' ? 'expenses.deleteBookedText' : 'expenses.deleteText')}</p>
    </ConfirmDialog>
  );
}
