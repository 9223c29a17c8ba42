import type { Delegation } from '@diwan/contracts/people/delegations/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { PhoneLinks } from '../../../../components/phone-links.js';
import { useSay } from '../../../../components/say.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useDelegations, useEndDelegation } from '../api/delegations.js';

const TONES = {
  invited: 'warning',
  active: 'success',
  refused: 'neutral',
  revoked: 'neutral',
  ended: 'neutral',
} as const;

/** People a client lets look at parts of their file; the firm can end it (PORT-10). */
export default function ClientDelegates({ record: client }: RecordPartProps<'client'>) {
  const t = useTexts();
  const query = useDelegations(client.id);
  const [ending, setEnding] = useState<Delegation | null>(null);
  return (
    <section className="grid gap-4" aria-labelledby="client-delegates">
      <h2 id="client-delegates" className="text-xl">
        {t('delegates.title')}
      </h2>
      <Loaded query={query} failed={t('delegates.fetchFailed')}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState boxed headingLevel={3} title={t('delegates.none')}>
              {t('delegates.noneText')}
            </EmptyState>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {found.map((delegation) => (
                <DelegateRow key={delegation.id} delegation={delegation} onEnd={() => setEnding(delegation)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {ending && <EndDialog clientId={client.id} delegation={ending} onClose={() => setEnding(null)} />}
    </section>
  );
}

function DelegateRow({ delegation, onEnd }: { delegation: Delegation; onEnd: () => void }) {
  const t = useTexts();
  const { language, can } = useShell();
  const { name, relation, phone, state, scopes, caseIds, lastDay } = delegation;
  const isLive = state === 'invited' || state === 'active';
  const cases = caseIds === null ? t('delegates.allCases') : t('delegates.someCases', { count: caseIds.length });
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 py-3">
      <div className="grid gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">
            <Isolate>{name}</Isolate>
          </span>
          <span className="text-grey">
            <Isolate>{relation}</Isolate>
          </span>
          <Badge tone={TONES[state]}>{t(`delegationState.${state}`)}</Badge>
        </p>
        <p className="text-sm">
          {scopes.map((scope) => t(`delegateScope.${scope}`)).join(' · ')} · {cases} ·{' '}
          {t('delegates.until', { day: formatDate(lastDay, language) })}
        </p>
        <PhoneLinks phone={phone} />
      </div>
      {isLive && can('client:write') && (
        <Button size="small" variant="secondary" onClick={onEnd}>
          {t('delegates.end')}
        </Button>
      )}
    </li>
  );
}

interface EndDialogProps {
  clientId: string;
  delegation: Delegation;
  onClose: () => void;
}

function EndDialog({ clientId, delegation, onClose }: EndDialogProps) {
  const t = useTexts();
  const say = useSay();
  const end = useEndDelegation(clientId);
  const go = () => {
    onClose();
    void end(delegation.id).then(
      () => say.done(t('delegates.endedDone')),
      (error: unknown) => say.failed(t('delegates.endFailed'), error),
    );
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('delegates.endTitle', { name: delegation.name })}
      confirmLabel={t('delegates.end')}
      cancelLabel={t('form.close')}
      onConfirm={go}
    >
      {t('delegates.endText')}
    </ConfirmDialog>
  );
}
