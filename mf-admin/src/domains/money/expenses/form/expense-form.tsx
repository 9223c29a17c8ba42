import type { Expense } from '@diwan/contracts/money/expenses/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { useState } from 'react';
import { AreaForm } from '../../../../components/area-form.js';
import { SaveActions } from '../../../../components/save-actions.js';
import { useSay } from '../../../../components/say.js';
import { useConflict } from '../../../../components/use-conflict.js';
import { useSaving } from '../../../../components/use-saving.js';
import { useTexts } from '../../../../texts.js';
import { type ExpenseBody, fetchExpense, useExpenseDeeds } from '../api/expenses.js';
import { BillingFields, MainFields, PaperFields, SubmitField } from './expense-fields.js';
import { type ExpenseValues, expenseForm, expenseValues } from './expense-values.js';
import { ReceiptField } from './receipt-field.js';
import { VatFields } from './vat-fields.js';

interface ExpenseFormProps {
  expense: Expense | null;
  onClose: () => void;
  onCancel: () => void;
}

const LABELS = {
  type: 'expenses.type',
  description: 'expenses.description',
  amount: 'expenses.amount',
  currency: 'expenses.currency',
  vat: 'expenses.vat',
  vatAmount: 'expenses.vatAmount',
  day: 'expenses.day',
  method: 'expenses.method',
  receiptNumber: 'expenses.receiptNumber',
  vendor: 'expenses.vendor',
  category: 'expenses.category',
  billable: 'expenses.billable',
  clientId: 'expenses.client',
  caseId: 'expenses.case',
  submit: 'expenses.submit',
} as const satisfies Record<keyof ExpenseValues, string>;

/** An expense with its receipt. The file goes after the fields: where it is refused, the expense stands and the form stays for another. */
export function ExpenseForm({ expense: given, onClose, onCancel }: ExpenseFormProps) {
  const t = useTexts();
  const say = useSay();
  const deeds = useExpenseDeeds();
  const [expense, setExpense] = useState(given);
  const [file, setFile] = useState<File | null>(null);
  const [today] = useState(() => beirutDate(new Date()));
  const [schema] = useState(() => expenseForm(today));
  const form = useSchemaForm(schema, { defaultValues: expenseValues(given, today) });
  const describe = (name: keyof ExpenseValues, value: unknown) => ({
    label: t(LABELS[name]),
    text: String(value ?? ''),
  });
  const failed = t('expenses.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: expense,
    fetch: fetchExpense,
    valuesOf: (found: Expense) => expenseValues(found, today),
    describe,
    failed,
    draft: expense ? `expense:${expense.id}` : 'expense:new',
  });
  const saving = useSaving({ form, failed, onConflict });
  const save = async (body: ExpenseBody) => {
    const saved = expense ? await deeds.change(expense.id, body, version) : await deeds.create(body);
    setExpense(saved);
    onSaved(saved);
    // Whatever becomes of its file, it is there: what comes back after a reload would make it anew.
    forgetDraft(form);
    if (file) await deeds.attach(saved.id, file);
    say.done(t(given ? 'expenses.updated' : 'expenses.created'));
    onClose();
  };
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describe(path.split('.')[0] as keyof ExpenseValues, '').label}
      onSubmit={(body) => saving(() => save(body))}
    >
      {notices}
      <MainFields form={form} />
      <VatFields form={form} />
      <PaperFields form={form} />
      <ReceiptField expense={expense} file={file} onFile={setFile} />
      <BillingFields form={form} expense={given} />
      {given?.state !== 'approved' && <SubmitField form={form} />}
      <SaveActions save={t(given ? 'expenses.save' : 'expenses.add')} onCancel={onCancel} />
    </AreaForm>
  );
}
