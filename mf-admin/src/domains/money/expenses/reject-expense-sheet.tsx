import { decideExpense, type Expense } from '@diwan/contracts/money/expenses/http';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useExpenseDeeds } from './api/expenses.js';

/** Sends an expense back, and says why. */
export function RejectExpenseSheet({ expense, onClose }: { expense: Expense; onClose: () => void }) {
  const t = useTexts();
  return (
    <EditorSheet title={t('expenses.rejectTitle', { name: expense.description })} onClose={onClose}>
      {(leave) => <RejectForm expense={expense} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

interface RejectFormProps {
  expense: Expense;
  onClose: () => void;
  onCancel: () => void;
}

function RejectForm({ expense, onClose, onCancel }: RejectFormProps) {
  const t = useTexts();
  const say = useSay();
  const deeds = useExpenseDeeds();
  const schema = useMemo(
    () =>
      endpointForm(decideExpense, ({ reason }: { reason: string }) => ({
        body: { to: 'rejected' as const, reason, version: expense.version },
      })),
    [expense.version],
  );
  const form = useSchemaForm(schema, { defaultValues: { reason: '' } });
  const saving = useSaving({ form, failed: t('expenses.saveFailed') });
  return (
    <AreaForm
      form={form}
      labelOf={() => t('expenses.reason')}
      onSubmit={() =>
        saving(async () => {
          await deeds.reject(expense, form.getValues('reason').trim());
          say.done(t('expenses.rejected'));
          onClose();
        })
      }
    >
      <FormField name="reason" control={form.control} label={t('expenses.reason')} required>
        {(field) => <TextArea {...field} dir="auto" rows={3} maxLength={300} />}
      </FormField>
      <SaveActions save={t('expenses.reject')} onCancel={onCancel} />
    </AreaForm>
  );
}
