import { ProofState } from '@diwan/contracts/money/payment-proofs/proof';
import { formatDateTime, formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { AdminPage } from '../../../components/admin-page.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { WaitingList } from '../../../components/waiting-list.js';
import { useTexts } from '../../../texts.js';
import { useProofs } from './api/payment-proofs.js';
import { sentFor } from './sent-for.js';

/** Proofs of payment that clients sent, those to match first (BILL-18). */
export default function PaymentProofsPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.paymentProofs')} note={t('dashboard.paymentProofsText')}>
      <Proofs />
    </AdminPage>
  );
}

function Proofs() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const state = ProofState.options.find((known) => known === address.filter('state')) ?? 'sent';
  return (
    <WaitingList
      state={{
        label: t('proofs.state'),
        all: t('proofState.sent'),
        options: (['matched', 'refused'] as const).map((value) => ({ value, label: t(`proofState.${value}`) })),
        value: state === 'sent' ? '' : state,
        onChange: (wanted) => address.set({ state: wanted }),
      }}
      query={useProofs({ page: address.page, state })}
      failed={t('proofs.failed')}
      empty={{ title: t('proofs.none'), text: t('proofs.noneText') }}
      hrefFor={address.hrefFor}
      row={({ id, client, amount, sentAt, ...proof }) => ({
        id,
        href: `/admin/payment-proofs/${id}`,
        title: (
          <>
            <Isolate>{client.name}</Isolate> · <Ltr>{formatMoney(amount)}</Ltr>
          </>
        ),
        note: (
          <>
            <Ltr>{sentFor(proof)}</Ltr> · {formatDateTime(sentAt, language)}
          </>
        ),
      })}
    />
  );
}
