import { useListAddress } from '../../../../components/use-list-address.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { PaymentTable } from '../payment-table.js';

/** The receipts of one client. */
export default function AccountPayments({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const address = useListAddress();
  return (
    <section className="grid gap-4" aria-labelledby="account-payments">
      <h2 id="account-payments" className="text-xl">
        {t('payments.title')}
      </h2>
      <PaymentTable
        caption={t('payments.ofClient', { name: record.client.name })}
        asked={{ page: address.page, clientId: record.id }}
        address={address}
        ofOneClient
        empty={{ title: t('payments.noneOfClient'), text: t('payments.noneText') }}
      />
    </section>
  );
}
