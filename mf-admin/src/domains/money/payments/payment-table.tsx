import type { Payment } from '@diwan/contracts/money/payments/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { type PaymentQuery, usePayments } from './api/payments.js';
import { payerColumn, paymentColumns } from './payment-columns.js';

export interface PaymentTableProps {
  caption: string;
  asked: PaymentQuery;
  address: ListAddress;
  /** Whose they are is said by the page around. */
  ofOneClient?: boolean;
  empty: { title: string; text: string };
}

/** A page of receipts. */
export function PaymentTable({ caption, asked, address, ofOneClient = false, empty }: PaymentTableProps) {
  const t = useTexts();
  const { language } = useShell();
  const [number, ...others] = paymentColumns(t, language);
  return (
    <PagedTable<Payment>
      caption={caption}
      columns={[...(number ? [number] : []), ...(ofOneClient ? [] : [payerColumn(t)]), ...others]}
      query={usePayments(asked)}
      rowKey={({ id }) => id}
      failed={t('billing.fetchFailed')}
      hrefFor={address.hrefFor}
      empty={
        <EmptyState boxed {...(ofOneClient && { headingLevel: 3 as const })} title={empty.title}>
          {empty.text}
        </EmptyState>
      }
    />
  );
}
