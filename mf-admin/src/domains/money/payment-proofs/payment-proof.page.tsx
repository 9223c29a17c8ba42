import type { PaymentProof } from '@diwan/contracts/money/payment-proofs/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatDateTime, formatMoney, useParams, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { proofAddress, useProof } from './api/payment-proofs.js';
import { DecideProof } from './decide-proof.js';
import { sentFor } from './sent-for.js';

/** One proof of payment: the photo or PDF, what its client says, and which receipt it belongs to. */
export default function PaymentProofPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('proofs.one')}>
      <Proof />
    </AdminPage>
  );
}

function Proof() {
  const t = useTexts();
  const { id = '' } = useParams();
  const { can } = useShell();
  return (
    <Loaded query={useProof(id)} failed={t('proofs.failed')}>
      {(proof) => (
        <div className="grid gap-8 lg:grid-cols-2">
          <Preview proof={proof} />
          <div className="grid content-start gap-6">
            <Facts proof={proof} />
            {proof.state === 'sent' && can('billing:write') && <DecideProof proof={proof} />}
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Preview({ proof: { id, mime, fileName } }: { proof: PaymentProof }) {
  const t = useTexts();
  return (
    <div className="grid content-start gap-2">
      {mime.startsWith('image/') && (
        <img
          src={proofAddress(id)}
          alt={t('proofs.preview', { name: fileName })}
          className="max-w-full border border-line"
        />
      )}
      <a
        href={proofAddress(id)}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center gap-1 underline"
      >
        {t('proofs.open')}: <Isolate className="wrap-anywhere">{fileName}</Isolate>
      </a>
    </div>
  );
}

function Facts({ proof }: { proof: PaymentProof }) {
  const t = useTexts();
  const { language } = useShell();
  const { client, amount, method, paidOn, reference, note, sentAt, state, reason, receipt, decidedByName } = proof;
  return (
    <DescriptionList
      items={[
        { label: t('proofs.state'), value: t(`proofState.${state}`) },
        {
          label: t('proofs.client'),
          value: (
            <Link href={`/admin/client-details/${client.id}`}>
              <Isolate>{client.name}</Isolate>
            </Link>
          ),
        },
        { label: t(proof.invoice ? 'proofs.invoice' : 'proofs.deposit'), value: <SentFor proof={proof} /> },
        { label: t('proofs.amount'), value: <Ltr>{formatMoney(amount)}</Ltr> },
        { label: t('proofs.method'), value: t(`proofMethod.${method}`) },
        { label: t('proofs.paidOn'), value: formatDate(paidOn, language) },
        { label: t('proofs.sentAt'), value: formatDateTime(sentAt, language) },
        ...(reference ? [{ label: t('payments.reference'), value: <Isolate>{reference}</Isolate> }] : []),
        ...(note ? [{ label: t('proofs.note'), value: <Isolate>{note}</Isolate> }] : []),
        ...(reason ? [{ label: t('proofs.reason'), value: <Isolate>{reason}</Isolate> }] : []),
        ...(receipt ? [{ label: t('proofs.receipt'), value: <Ltr>{receipt.number}</Ltr> }] : []),
        ...(decidedByName ? [{ label: t('proofs.decidedBy'), value: <Isolate>{decidedByName}</Isolate> }] : []),
      ]}
    />
  );
}

/** The invoice or the deposit, and what is left of it. */
function SentFor({ proof: { client, invoice, fundRequest } }: { proof: PaymentProof }) {
  const t = useTexts();
  const left = invoice?.balance ?? fundRequest?.left;
  const href = invoice ? `/admin/billing/invoices/${invoice.id}` : `/admin/client-billing/${client.id}/funds`;
  return (
    <>
      <Link href={href}>
        <Ltr>{sentFor({ invoice, fundRequest })}</Ltr>
      </Link>{' '}
      {left && (
        <>
          {t('proofs.left')} <Ltr>{formatMoney(left)}</Ltr>
        </>
      )}
    </>
  );
}
