import type { OwnCreditNote } from '@diwan/contracts/money/credit-notes/own.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { Loaded } from '../../../../frame/loaded.js';
import { useOwnAccount } from '../../../../frame/own-account.js';
import { useTexts } from '../../../../texts.js';
import { Amount, Amounts } from '../amounts.js';
import { useOwnCreditNotes } from '../api/own-account.js';
import { DownloadPaper } from '../download-paper.js';
import { PagedRows, usePageNumber } from '../paged-rows.js';
import { AccountPage } from './account-page.js';
import { CreditPayouts } from './credit-payouts.js';

/** What waits to be used on other invoices, and the credit notes (BILL-09). */
export default function CreditsPage() {
  const t = useTexts();
  const account = useOwnAccount();
  return (
    <AccountPage title={t('credits.title')} note={t('credits.note')}>
      <Loaded query={account} failure={t('billing.failed')}>
        {({ credit }) => (
          <>
            <p className="mb-6 text-2xl font-medium tabular-nums">
              <Amounts of={credit.filter(({ amountMinor }) => amountMinor > 0)} none={t('credits.nothing')} />
            </p>
            {credit
              .filter(({ amountMinor }) => amountMinor < 0)
              .map(({ amountMinor, currency }) => (
                <p key={currency} className="mb-6 max-w-prose">
                  {t('credits.owedBack')} <Amount minor={-amountMinor} currency={currency} />
                </p>
              ))}
          </>
        )}
      </Loaded>
      <h2 className="mb-3 text-xl">{t('credits.notes')}</h2>
      <PagedRows query={useOwnCreditNotes(usePageNumber())} empty={t('credits.none')} current="/billing/credits">
        {(notes) => (
          <ul aria-label={t('credits.notes')} className="divide-y divide-line border-y border-line">
            {notes.map((note) => (
              <NoteRow key={note.id} note={note} />
            ))}
          </ul>
        )}
      </PagedRows>
      <CreditPayouts />
    </AccountPage>
  );
}

function NoteRow({ note }: { note: OwnCreditNote }) {
  const t = useTexts();
  const { language } = useShell();
  const { id, number, invoiceId, invoiceNumber, day, reason, currency, totalMinor, creditMinor } = note;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-5">
      <div className="min-w-0">
        <h3 className="text-lg">
          <Amount minor={totalMinor} currency={currency} />
        </h3>
        <p>
          {formatDate(day, language)} · <Ltr>{number}</Ltr> · {t('credits.ofInvoice')}{' '}
          <Link href={`/billing/invoices/${invoiceId}`}>
            <Ltr>{invoiceNumber}</Ltr>
          </Link>
        </p>
        <p className="max-w-prose">
          <Isolate>{reason}</Isolate>
        </p>
        {creditMinor > 0 && (
          <p className="text-sm text-grey">
            {t('credits.became')} <Amount minor={creditMinor} currency={currency} />
          </p>
        )}
      </div>
      <DownloadPaper path={`/credit-notes/${id}/pdf`} number={number} />
    </li>
  );
}
