import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { ApiProblem, formatDate, NotFound, PageHead, useParams, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { PageHeader } from '@diwan/ui/page-header';
import { Loaded } from '../../../../frame/loaded.js';
import { useTexts } from '../../../../texts.js';
import { useOwnInvoice } from '../api/own-billing.js';
import { DownloadPaper } from '../download-paper.js';
import { InvoiceStateBadge } from '../invoice-state.js';
import { HowToPay } from './how-to-pay.js';
import { Lines } from './lines.js';
import { PromiseToPay } from './promise.js';
import { Proofs } from './proofs.js';
import { Questions } from './questions.js';
import { Settlements, Sums } from './sums.js';

/** "Explain my bill": every line in plain words, what it comes to, what was paid, how to pay the rest. */
export default function InvoicePage() {
  const t = useTexts();
  const { id = '' } = useParams();
  const query = useOwnInvoice(id);
  if (query.error instanceof ApiProblem && query.error.code === 'NOT_FOUND') return <NotFound />;
  return (
    <>
      <Link href="/billing" className="inline-flex min-h-11 items-center">
        {t('bill.back')}
      </Link>
      <Loaded query={query} failure={t('bill.failed')}>
        {(invoice) => <Explained invoice={invoice} />}
      </Loaded>
    </>
  );
}

function Explained({ invoice }: { invoice: OwnInvoice }) {
  const t = useTexts();
  const { language, session } = useShell();
  const { id, number, state, balanceMinor, voidReason } = invoice;
  // A delegate reads; what is done about a bill is the client's.
  const mayAct = !session.person?.actingFor;
  const isOpen = balanceMinor > 0 && state !== 'void';
  const title = t('bill.title', { number });
  return (
    <>
      <PageHead title={title} noindex />
      <PageHeader title={title} note={invoice.caseTitle ?? undefined} />
      <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <InvoiceStateBadge state={state} />
        <span>{t('bill.issuedOn', { date: formatDate(invoice.issueDate, language) })}</span>
        <span>{t('bill.dueOn', { date: formatDate(invoice.dueDate, language) })}</span>
        <DownloadPaper path={`/invoices/${id}/pdf`} number={number} />
      </div>
      {state === 'void' && (
        <Notice tone="warning" title={t('bill.void')}>
          <Isolate>{voidReason}</Isolate>
        </Notice>
      )}
      <div className="grid gap-10">
        <Lines invoice={invoice} mayAct={mayAct} />
        <Sums invoice={invoice} />
        {invoice.settlements.length > 0 && <Settlements invoice={invoice} />}
        {invoice.notes && (
          <p dir="auto" className="max-w-prose whitespace-pre-line text-grey">
            {invoice.notes}
          </p>
        )}
        {isOpen && <HowToPay invoice={invoice} />}
        <Proofs
          of={{ kind: 'invoice', id, left: { amountMinor: invoice.balanceMinor, currency: invoice.currency } }}
          canSend={isOpen && mayAct}
        />
        {isOpen && <PromiseToPay id={id} mayAct={mayAct} />}
        <section aria-labelledby="bill-whole" className="grid gap-3">
          <h2 id="bill-whole" className="text-xl">
            {t('bill.whole')}
          </h2>
          <Questions id={id} line={null} about={number} mayAct={mayAct} />
        </section>
      </div>
    </>
  );
}
