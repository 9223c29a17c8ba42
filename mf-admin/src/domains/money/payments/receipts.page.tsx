import { Currency } from '@diwan/contracts/shared/money';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { type ListAddress, useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { ClientFilter } from '../client-accounts/client-filter.js';
import { useClientName } from '../client-accounts/use-client-name.js';
import { BillingTabs } from '../invoices/billing-tabs.js';
import { useProof } from '../payment-proofs/api/payment-proofs.js';
import { PaymentSheet } from './form/payment-sheet.js';
import { isNarrowed, paymentQuery } from './payment-query.js';
import { PaymentTable } from './payment-table.js';

/** Where a new receipt was asked for: for whom, and for which invoice. */
interface Wish {
  clientId: string;
  invoiceId: string;
  /** What its client sent to show that they paid. */
  proofId: string;
  currency: Currency;
}
const NO_WISH: Wish = { clientId: '', invoiceId: '', proofId: '', currency: 'USD' };

/** Billing Management, tab Receipts (BILL-08). */
export default function ReceiptsPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [wish, setWish] = useState<Wish | null>(null);
  useWishInAddress(address, 'new', 'receipt', () => {
    const asked = {
      clientId: address.filter('client'),
      invoiceId: address.filter('invoice'),
      proofId: address.filter('proof'),
      currency: Currency.safeParse(address.filter('in')).data ?? 'USD',
    };
    address.set({ new: '', client: '', invoice: '', proof: '', in: '' });
    if (can('billing:write')) setWish(asked);
  });
  const create = can('billing:write') && (
    <Button icon="plus" onClick={() => setWish(NO_WISH)}>
      {t('payments.new')}
    </Button>
  );
  return (
    <AdminPage title={t('dashboard.billing')} note={t('payments.note')} actions={create}>
      <ReceiptList address={address} />
      {wish && <WishedSheet wish={wish} onClose={() => setWish(null)} />}
    </AdminPage>
  );
}

function ReceiptList({ address }: { address: ListAddress }) {
  const t = useTexts();
  const words = isNarrowed(address) ? 'payments.noMatch' : 'payments.none';
  return (
    <div className="grid gap-4">
      <BillingTabs current="/admin/billing/receipts" />
      <div>
        <ListFilters
          address={address}
          search={{ label: t('payments.search'), placeholder: t('payments.searchPlaceholder') }}
        >
          <ClientFilter address={address} />
        </ListFilters>
        <PaymentTable
          caption={t('payments.title')}
          asked={paymentQuery(address)}
          address={address}
          empty={{ title: t(words), text: t(`${words}Text`) }}
        />
      </div>
    </div>
  );
}

function WishedSheet({
  wish: { clientId, invoiceId, proofId, currency },
  onClose,
}: {
  wish: Wish;
  onClose: () => void;
}) {
  const name = useClientName(clientId, undefined);
  const proof = useProof(proofId);
  const client = proof.data?.client ?? (clientId ? { id: clientId, name } : undefined);
  // The form begins with what the proof says; where that cannot be read, with nothing.
  if (proofId !== '' && proof.isPending) return null;
  return (
    <PaymentSheet
      client={client}
      invoice={invoiceId ? { id: invoiceId, currency } : undefined}
      proof={proof.data}
      onClose={onClose}
    />
  );
}
