import type { PaymentWay } from '@diwan/contracts/money/payment-ways/http';
import { ibanText } from '@diwan/contracts/money/payment-ways/iban';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { usePaymentWayDeeds, usePaymentWays } from './api/payment-ways.js';
import { WaySheet } from './way-sheet.js';
import { wayFields, wayValues } from './way-values.js';

/** How clients can pay: what stands here is shown to them at every unpaid invoice (BILL-18). */
export default function PaymentWaysPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('dashboard.paymentWays')} note={t('ways.note')}>
      <Ways />
    </AdminPage>
  );
}

function Ways() {
  const t = useTexts();
  const { can } = useShell();
  const [editing, setEditing] = useState<{ way: PaymentWay | null } | null>(null);
  return (
    <div className="grid gap-6">
      {can('payment-way:write') && (
        <div>
          <Button onClick={() => setEditing({ way: null })}>{t('ways.add')}</Button>
        </div>
      )}
      {editing && <WaySheet way={editing.way} onClose={() => setEditing(null)} />}
      <Loaded query={usePaymentWays()} failed={t('ways.failed')}>
        {(ways) =>
          ways.length === 0 ? (
            <EmptyState boxed title={t('ways.none')}>
              {t('ways.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {ways.map((way) => (
                <Way key={way.id} way={way} onEdit={() => setEditing({ way })} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}

function Way({ way, onEdit }: { way: PaymentWay; onEdit: () => void }) {
  const t = useTexts();
  const { can, language, problemText } = useShell();
  const { change } = usePaymentWayDeeds();
  const { kind, account, payee, instructions, currencies, active, newSince } = way;
  const turning = useMutation({
    mutationFn: () => change({ ...way, active: !active }, wayFields(wayValues(way))),
  });
  return (
    <li className="grid gap-2 py-4">
      <p className="flex flex-wrap items-center gap-3">
        <strong>{t(`wayKind.${kind}`)}</strong>
        <Ltr>{currencies.join(' · ')}</Ltr>
        <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'ways.on' : 'ways.off')}</Badge>
        {active && newSince && <Badge tone="warning">{t('ways.new', { since: formatDate(newSince, language) })}</Badge>}
      </p>
      {account && (
        <p>
          <Isolate>{account.bank}</Isolate> · <Isolate>{account.accountName}</Isolate> ·{' '}
          <Ltr className="tabular-nums">{ibanText(account.iban)}</Ltr>
        </p>
      )}
      {payee && (
        <p>
          <Isolate>{payee}</Isolate>
        </p>
      )}
      {instructions[language] && (
        <p dir="auto" className="whitespace-pre-line text-grey">
          {instructions[language]}
        </p>
      )}
      {turning.error && <p role="alert">{problemText(turning.error)}</p>}
      {can('payment-way:write') && (
        <div className="flex gap-3">
          <Button size="small" variant="secondary" onClick={onEdit}>
            {t('ways.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={turning.isPending}
            busyLabel={t('form.saving')}
            onClick={() => turning.mutate()}
          >
            {t(active ? 'ways.turnOff' : 'ways.turnOn')}
          </Button>
        </div>
      )}
    </li>
  );
}
