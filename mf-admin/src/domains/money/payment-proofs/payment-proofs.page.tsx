import { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Link } from '@diwan/ui/link';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useProofs } from './api/payment-proofs.js';

/** Proofs of payment that clients sent, those to match first (BILL-18). */
export default function PaymentProofsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.paymentProofs')} note={t('dashboard.paymentProofsText')} permission="billing:read">
      <Proofs />
    </AdminPage>
  );
}

function Proofs() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const state = ProofState.options.find((known) => known === address.filter('state')) ?? 'sent';
  const query = useProofs({ page: address.page, state });
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('proofs.state')}
          all={t('proofState.sent')}
          options={(['matched', 'refused'] as const).map((value) => ({ value, label: t(`proofState.${value}`) }))}
          value={state === 'sent' ? '' : state}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('proofs.failed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('proofs.none')}>
              {t('proofs.noneText')}
            </EmptyState>
          ) : (
            <>
              <ul className="divide-y divide-line border-y border-line">
                {items.map(({ id, client, invoice, amount, sentAt }) => (
                  <li key={id} className="py-3">
                    <Link href={`/admin/payment-proofs/${id}`}>
                      <Isolate>{client.name}</Isolate> · <Ltr>{formatMoney(amount)}</Ltr>
                    </Link>
                    <p className="text-sm text-grey">
                      <Ltr>{invoice.number}</Ltr> · {formatDateTime(sentAt, language)}
                    </p>
                  </li>
                ))}
              </ul>
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
