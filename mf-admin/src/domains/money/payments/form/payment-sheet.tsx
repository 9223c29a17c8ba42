import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useTexts } from '../../../../texts.js';
import { PaymentForm } from './payment-form.js';
import type { PaymentSheetProps } from './payment-sheet-props.js';

/** Records a payment with its receipt, beside what is on show. */
export function PaymentSheet(props: PaymentSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t('payments.newTitle')} description={t('payments.newText')} onClose={props.onClose}>
      {(leave) => <PaymentForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}
