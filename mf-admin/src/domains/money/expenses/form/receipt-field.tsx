import { MAX_RECEIPT_BYTES } from '@diwan/contracts/money/expenses/expense';
import type { Expense } from '@diwan/contracts/money/expenses/http';
import { FileDrop } from '@diwan/ui/file-drop';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { receiptHref } from '../api/expenses.js';

interface ReceiptFieldProps {
  expense: Expense | null;
  /** Chosen, and sent when the form is saved. */
  file: File | null;
  onFile: (file: File | null) => void;
}

/** The photo or PDF of the receipt; on a phone the camera takes it. */
export function ReceiptField({ expense, file, onFile }: ReceiptFieldProps) {
  const t = useTexts();
  const [tooLarge, setTooLarge] = useState(false);
  const take = ([chosen]: File[]) => {
    const isTooLarge = (chosen?.size ?? 0) > MAX_RECEIPT_BYTES;
    setTooLarge(isTooLarge);
    onFile(isTooLarge ? null : (chosen ?? null));
  };
  return (
    <div className="grid gap-2">
      <FileDrop
        label={t('expenses.receiptFile')}
        hint={t('expenses.receiptHint')}
        error={tooLarge && t('expenses.receiptTooLarge')}
        accept=".pdf,.jpg,.jpeg,.png,.webp"
        onFiles={take}
        files={file ? [{ id: 'receipt', name: file.name, state: 'done', stateText: t('expenses.receiptChosen') }] : []}
        onRemove={() => onFile(null)}
        texts={{
          choose: t('upload.choose'),
          drop: t('upload.drop'),
          camera: t('expenses.takePhoto'),
          cancel: t('form.cancel'),
          retry: t('page.retry'),
          remove: t('upload.remove'),
        }}
      />
      {expense?.receipt && (
        <a className="ui-link text-sm" href={receiptHref(expense.id)} target="_blank" rel="noreferrer">
          {t('expenses.attached', { name: expense.receipt.fileName })}
        </a>
      )}
    </div>
  );
}
