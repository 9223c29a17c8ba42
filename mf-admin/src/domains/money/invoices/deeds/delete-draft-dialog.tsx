import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { formatMoney, useNavigate, useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation } from '@tanstack/react-query';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useInvoiceDeeds } from '../api/invoice-deeds.js';

/** Asks before a draft is thrown away: it cannot be brought back. */
export function DeleteDraftDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const navigate = useNavigate();
  const { problemText } = useShell();
  const { remove, moneyMoved } = useInvoiceDeeds(invoice.id);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      say.done(t('invoices.deleted'));
      navigate('/admin/billing', { replace: true });
      void moneyMoved();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t('invoices.deleteTitle', {
        client: invoice.client.name,
        total: formatMoney({ amountMinor: invoice.totals.totalMinor, currency: invoice.currency }),
      })}
      confirmLabel={t('invoices.delete')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => removing.mutate()}
      busy={removing.isPending}
      busyLabel={t('form.saving')}
      error={removing.error && problemText(removing.error)}
    >
      {t('invoices.deleteText')}
    </ConfirmDialog>
  );
}
