import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound, useParams } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../../components/admin-page.js';
import { isNotFound } from '../../../../components/is-not-found.js';
import { useTexts } from '../../../../texts.js';
import { useInvoice } from '../api/invoices.js';
import { InvoiceForm } from './invoice-form.js';
import { invoiceValues } from './invoice-values.js';

/** Changes a draft; what was issued stays as it is (D-109). */
export default function EditInvoicePage() {
  const { id = '' } = useParams();
  const t = useTexts();
  const query = useInvoice(id);
  if (isNotFound(query.error)) return <NotFound />;
  return (
    <AdminPage
      title={t('invoices.editTitle')}
      backTo={{ href: `/admin/billing/invoices/${id}`, label: t('invoices.toRecord') }}
    >
      <Loaded query={query} failed={t('billing.fetchFailed')}>
        {(invoice) => <Edited key={invoice.id} current={invoice} />}
      </Loaded>
    </AdminPage>
  );
}

/** As it was when the form was opened: what comes later meets what was typed on saving (D-129). */
function Edited({ current }: { current: Invoice }) {
  const t = useTexts();
  const [invoice] = useState(current);
  if (invoice.state !== 'draft')
    return (
      <EmptyState boxed title={t('invoices.immutable')} actions={<ToRecord id={invoice.id} />}>
        {t('invoices.immutableText')}
      </EmptyState>
    );
  return (
    <InvoiceForm
      invoice={invoice}
      initial={invoiceValues(invoice)}
      client={invoice.client}
      legalCase={invoice.legalCase}
      draft={`invoice:${invoice.id}`}
      back={`/admin/billing/invoices/${invoice.id}`}
    />
  );
}

function ToRecord({ id }: { id: string }) {
  const t = useTexts();
  return <ButtonLink href={`/admin/billing/invoices/${id}`}>{t('invoices.toRecord')}</ButtonLink>;
}
