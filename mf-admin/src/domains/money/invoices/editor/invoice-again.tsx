import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import type { UnbilledExpense } from '@diwan/contracts/money/expenses/http';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { NotFound } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { ButtonLink } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { AdminPage } from '../../../../components/admin-page.js';
import { isNotFound } from '../../../../components/is-not-found.js';
import { useTexts } from '../../../../texts.js';
import { useCreditedLinesNow } from '../../credit-notes/api/credited-lines.js';
import { waitingPlaces } from '../../credit-notes/waiting-places.js';
import { useExchangeRates } from '../../exchange-rates/api/exchange-rates.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { useInvoice } from '../api/invoices.js';
import { useUnbilledExpensesNow, useUnbilledTime } from '../api/unbilled.js';
import { againValues, changedSince } from './again-values.js';
import { InvoiceForm } from './invoice-form.js';

/** A new invoice in the place of one whose lines were credited (D-109). */
export function InvoiceAgain({ id }: { id: string }) {
  const t = useTexts();
  const invoice = useInvoice(id);
  const credited = useCreditedLinesNow(id);
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
            {(lines) => <InPlace invoice={replaced} credited={lines} />}
          </Loaded>
        )}
      </Loaded>
    </AdminPage>
  );
}

interface InPlaceProps {
  invoice: Invoice;
  credited: readonly CreditedLine[];
}

function InPlace({ invoice, credited }: InPlaceProps) {
  const t = useTexts();
  const expenses = useUnbilledExpensesNow(invoice.client.id);
  return (
    <Loaded query={expenses} failed={t('billing.fetchFailed')}>
      {(waiting) => <Begun invoice={invoice} credited={credited} expenses={waiting} />}
    </Loaded>
  );
}

/** As it was when the form was opened: saving it changes what waits to be billed. */
function Begun({ invoice, credited, expenses }: InPlaceProps & { expenses: readonly UnbilledExpense[] }) {
  const t = useTexts();
  const [places] = useState(() => waitingPlaces(invoice, credited));
  const [initial] = useState(() => againValues(invoice, places, { today: beirutDate(new Date()), expenses }));
  const back = `/admin/billing/invoices/${invoice.id}`;
  if (places.length === 0)
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
      <Changed invoice={invoice} places={places} expenses={expenses} />
      <InvoiceForm
        invoice={null}
        initial={initial}
        client={invoice.client}
        legalCase={invoice.legalCase}
        // What was typed about other lines than wait by now would bring back what is billed elsewhere.
        draft={`invoice:again:${invoice.id}:${places.join()}`}
        back={back}
      />
    </>
  );
}

interface ChangedProps {
  invoice: Invoice;
  places: readonly number[];
  expenses: readonly UnbilledExpense[];
}

/** Names the lines whose work or cost is recorded otherwise by now. */
function Changed({ invoice, places, expenses }: ChangedProps) {
  const t = useTexts();
  const { data: time } = useUnbilledTime(invoice.client.id, '', invoice.currency);
  const { data: rates = [] } = useExchangeRates();
  const waiting = { entries: time?.entries ?? [], expenses, rate: rateOn(rates, beirutDate(new Date())) };
  const changed = changedSince(invoice, places, waiting);
  if (changed.length === 0) return null;
  return (
    <Notice tone="warning" title={t('creditedLines.changed')}>
      <ul className="list-disc ps-5">
        {changed.map((place) => (
          <li key={place}>
            <Isolate>{invoice.lines[place]?.description}</Isolate>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
