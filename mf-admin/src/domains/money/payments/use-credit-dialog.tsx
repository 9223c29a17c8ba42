import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { moneyText, parseMoney } from '@diwan/contracts/shared/money-text';
import { formatMoney, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Field } from '@diwan/ui/field';
import { MoneyInput } from '@diwan/ui/money-input';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { usePaymentDeeds } from './api/payments.js';

export interface UseCreditDialogProps {
  invoice: Invoice;
  /** What the client has, in the invoice's currency. */
  creditMinor: number;
  onClose: () => void;
}

/** Pays an invoice from what its client paid too much before (D-108). */
export function UseCreditDialog({ invoice, creditMinor, onClose }: UseCreditDialogProps) {
  const t = useTexts();
  const say = useSay();
  const { problemText } = useShell();
  const { applyCredit } = usePaymentDeeds();
  const { currency, balanceMinor } = invoice;
  const most = Math.min(balanceMinor, creditMinor);
  const [typed, setTyped] = useState(() => moneyText({ amountMinor: most, currency }));
  const [isTried, setTried] = useState(false);
  const amountMinor = parseMoney(typed, currency)?.amountMinor ?? 0;
  const fault = amountMinor === 0 ? t('field.invalidAmount') : amountMinor > most && t('payments.moreThanCredit');
  const using = useMutation({
    mutationFn: () => applyCredit(invoice.id, { amountMinor }),
    onSuccess: () => {
      say.done(t('payments.creditUsed'));
      onClose();
    },
  });
  const submit = () => {
    setTried(true);
    if (!fault) using.mutate();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone="primary"
      title={t('payments.useCreditTitle', { number: invoice.number ?? '' })}
      confirmLabel={t('payments.useCredit')}
      cancelLabel={t('form.cancel')}
      onConfirm={submit}
      busy={using.isPending}
      busyLabel={t('form.saving')}
      error={using.error && problemText(using.error)}
    >
      <div className="grid gap-4">
        <p>
          {t('payments.useCreditText', {
            client: invoice.client.name,
            credit: formatMoney({ amountMinor: creditMinor, currency }),
            balance: formatMoney({ amountMinor: balanceMinor, currency }),
          })}
        </p>
        <Field label={t('payments.amount')} error={isTried && fault} required>
          <MoneyInput currency={currency} value={typed} onChange={(event) => setTyped(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
