import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Id } from '@diwan/contracts/shared/id';
import { NotFound, useSearchParams } from '@diwan/mf-kit';
import { useState } from 'react';
import { AdminPage } from '../../../../components/admin-page.js';
import { useTexts } from '../../../../texts.js';
import { useUsualVat } from '../../vat-rates/usual-vat.js';
import { InvoiceAgain } from './invoice-again.js';
import { InvoiceForm } from './invoice-form.js';
import { newInvoiceValues } from './invoice-values.js';

/** A new invoice: for a client or a case that the address names, or in the place of another invoice. */
export default function NewInvoicePage() {
  const [params] = useSearchParams();
  const again = params.get('again');
  if (again === null) return <NewInvoice />;
  return Id.safeParse(again).success ? <InvoiceAgain key={again} id={again} /> : <NotFound />;
}

function NewInvoice() {
  const t = useTexts();
  const [params] = useSearchParams();
  const vatClass = useUsualVat();
  const [initial] = useState(() =>
    newInvoiceValues(beirutDate(new Date()), {
      ...{ clientId: params.get('client') ?? '', caseId: params.get('case') ?? '', vatClass },
    }),
  );
  return (
    <AdminPage title={t('invoices.newTitle')} note={t('invoices.newNote')}>
      <InvoiceForm
        invoice={null}
        initial={initial}
        client={undefined}
        draft={`invoice:new:${initial.clientId}:${initial.caseId}`}
        back="/admin/billing"
      />
    </AdminPage>
  );
}
