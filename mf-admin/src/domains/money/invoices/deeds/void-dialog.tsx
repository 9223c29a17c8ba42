import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { ReasonDialog } from '../../../../components/reason-dialog.js';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { useInvoiceDeeds } from '../api/invoice-deeds.js';

/** Voids an issued invoice: its number stays, its client sees that it is void (BILL-09). */
export function VoidDialog({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const t = useTexts();
  const say = useSay();
  const { annul } = useInvoiceDeeds(invoice.id);
  return (
    <ReasonDialog
      title={t('invoices.voidTitle', { number: invoice.number ?? '' })}
      text={t('invoices.voidText', { client: invoice.client.name })}
      confirm={t('invoices.void')}
      draft={`invoice-void:${invoice.id}`}
      onConfirm={async (reason) => {
        await annul({ reason });
        say.done(t('invoices.voided'));
        onClose();
      }}
      onClose={onClose}
    />
  );
}
