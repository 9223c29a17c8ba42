import { formatNumber } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { OwnAccount } from '../../../frame/own-account.js';
import { useTexts } from '../../../texts.js';
import { Amounts } from './amounts.js';
import { useOwnHours } from './api/own-billing.js';

/** Three figures: what is open, what was paid, how long was worked (BILL-11). Per currency, never added. */
export function Cards({ account }: { account: OwnAccount }) {
  const t = useTexts();
  return (
    <div className="mb-8 grid gap-4 sm:grid-cols-3">
      <Card title={t('billing.outstanding')} note={t('billing.unpaid', { count: account.unpaidInvoices })}>
        <Amounts of={account.outstanding} none={t('billing.nothing')} />
      </Card>
      <Card title={t('billing.totalPaid')} note={t('billing.payments', { count: account.payments })}>
        <Amounts of={account.paid} none={t('billing.nothing')} />
      </Card>
      <Hours />
    </div>
  );
}

/** The month, or everything at a press; counted in Beirut's calendar month (D-083). */
function Hours() {
  const t = useTexts();
  const [ever, setEver] = useState(false);
  const { data } = useOwnHours();
  const minutes = data && (ever ? data.everMinutes : data.thisMonthMinutes);
  return (
    <Card
      title={t('billing.hours')}
      note={
        <>
          {t(ever ? 'billing.allTime' : 'billing.thisMonth')}
          {' · '}
          <button type="button" className="min-h-6 underline" onClick={() => setEver(!ever)}>
            {t(ever ? 'billing.showMonth' : 'billing.showAll')}
          </button>
        </>
      }
    >
      {minutes === undefined ? '–' : formatNumber(minutes / 60, 1)}
    </Card>
  );
}

function Card({ title, note, children }: { title: string; note: ReactNode; children: ReactNode }) {
  return (
    <section className="rounded border border-line p-4">
      <h2 className="text-sm text-grey">{title}</h2>
      <p className="text-2xl font-medium tabular-nums">{children}</p>
      <p className="text-sm text-grey">{note}</p>
    </section>
  );
}

/** The way back to the portal. */
export function BackToPortal() {
  const t = useTexts();
  return (
    <Link href="/client-portal" className="inline-flex min-h-11 items-center">
      {t('billing.back')}
    </Link>
  );
}
