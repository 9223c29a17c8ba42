import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../../components/admin-page.js';
import { isNotFound } from '../../../../components/is-not-found.js';
import { useTexts } from '../../../../texts.js';
import { useCreditedLines } from '../../credit-notes/api/credited-lines.js';
import { useInvoice } from '../api/invoices.js';
import { againValues } from './again-values.js';
import { InvoiceForm } from './invoice-form.js';

/** A new invoice in the place of one whose lines were taken back (D-109). */
export function InvoiceAgain({ id }: { id: string }) {
  const t = useTexts();
  const invoice = useInvoice(id);
  const credited = useCreditedLines(id);
  if (isNotFound(invoice.error)) return <NotFound />;
  return (
    <AdminPage
      title={
        invoice.data ? t('creditedLines.againTitle', { number: invoice.data.number ?? '' }) : t('invoices.newTitle')
      }
      backTo={{ href: `/admin/billing/invoices/${id}`, label: t('invoices.toRecord') }}
    >
      <Loaded query={invoice} failed={t('billing.fetchFailed')}>
        {(replaced) => (
          <Loaded query={credited} failed={t('billing.fetchFailed')}>
            {(lines) => <Begun invoice={replaced} credited={lines} />}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  );
}

/** As it was when the form was opened: saving it changes what waits to be billed. */
function Begun({ invoice, credited }: { invoice: Invoice; credited: readonly CreditedLine[] }) {
  const t = useTexts();
  const [initial] = useState(() => againValues(invoice, credited, beirutDate(new Date())));
  const back = `/admin/billing/invoices/${invoice.id}`;
  if (!initial)
    return (
      <EmptyState
        boxed
        title={t('creditedLines.nothing')}
        actions={<ButtonLink href={back}>{t('invoices.toRecord')}</ButtonLink>}
      >
        {t('creditedLines.nothingText')}
      </EmptyState>
    );
  return (
    <>
      <p className="mb-6 text-grey">{t('creditedLines.againNote')}</p>
      <InvoiceForm
        invoice={null}
        initial={initial}
        client={invoice.client}
        legalCase={invoice.legalCase}
        draft={`invoice:again:${invoice.id}`}
        back={back}
      />
    </>
  );
}
