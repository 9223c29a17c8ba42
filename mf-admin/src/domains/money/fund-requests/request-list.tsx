import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import type { FundRequestState } from '@diwan/contracts/money/fund-requests/request';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { Amount } from '../../../components/amount.js';
import { ReasonDialog } from '../../../components/reason-dialog.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useFundRequestDeeds, useFundRequests } from './api/fund-requests.js';

const TONES = {
  asked: 'info',
  partly_paid: 'warning',
  paid: 'success',
  withdrawn: 'neutral',
} as const satisfies Record<FundRequestState, Tone>;

interface RequestListProps {
  clientId: string;
  /** Records a deposit against it. */
  onDeposit: (request: FundRequest) => void;
}

/** Deposits that a client was asked for, and what became of each; nothing where none was. */
export function RequestList({ clientId, onDeposit }: RequestListProps) {
  const t = useTexts();
  const say = useSay();
  const { can, language } = useShell();
  const { withdraw } = useFundRequestDeeds(clientId);
  const [withdrawn, setWithdrawn] = useState<FundRequest | null>(null);
  const { data = [] } = useFundRequests(clientId);
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="fund-requests">
      <h3 id="fund-requests" className="text-lg">
        {t('fundRequests.title')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((request) => {
          const { id, state, amount, receivedMinor, legalCase, dueDay, words, reference, reason } = request;
          const isOpen = state === 'asked' || state === 'partly_paid';
          return (
            <li key={id} className="grid gap-1 py-3">
              <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Amount {...amount} className="font-medium" />
                <Badge tone={TONES[state]}>{t(`fundRequestState.${state}`)}</Badge>
                <span className="text-sm text-grey">
                  {t('fundRequests.dueOn', { day: formatDate(dueDay, language) })} · <Ltr>{reference}</Ltr>
                </span>
              </p>
              {receivedMinor > 0 && (
                <p className="text-sm">
                  {t('fundRequests.received')} <Amount amountMinor={receivedMinor} currency={amount.currency} />
                </p>
              )}
              <p className="text-sm text-grey">
                {legalCase ? <Isolate>{legalCase.title}</Isolate> : t('accounts.noCase')}
              </p>
              {(words || reason) && (
                <p dir="auto" className="max-w-prose whitespace-pre-line text-sm">
                  {reason || words}
                </p>
              )}
              {isOpen && can('billing:write') && (
                <p className="flex flex-wrap gap-2">
                  <Button size="small" variant="secondary" onClick={() => onDeposit(request)}>
                    {t('fundRequests.deposit')}
                  </Button>
                  <Button size="small" variant="quiet" onClick={() => setWithdrawn(request)}>
                    {t('fundRequests.withdraw')}
                  </Button>
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {withdrawn && (
        <ReasonDialog
          title={t('fundRequests.withdrawTitle')}
          text={t('fundRequests.withdrawText')}
          confirm={t('fundRequests.withdraw')}
          draft={`withdraw-fund-request:${withdrawn.id}`}
          onConfirm={async (reason) => {
            await withdraw(withdrawn.id, reason);
            say.done(t('fundRequests.withdrawn'));
            setWithdrawn(null);
          }}
          onClose={() => setWithdrawn(null)}
        />
      )}
    </section>
  );
}
