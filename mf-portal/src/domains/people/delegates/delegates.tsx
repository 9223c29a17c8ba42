import type { Delegation } from '@diwan/contracts/people/delegations/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { formatPhone, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { endDelegation, OWN_DELEGATIONS, useCaseTitles, useOwnDelegations } from './api/delegations.js';
import { DelegationFacts } from './delegation-facts.js';
import { DelegationState } from './delegation-state.js';
import { NameDelegateSheet } from './name-delegate-sheet.js';

/** People a client lets look at parts of their file, and the way to name one. */
export function Delegates() {
  const t = useTexts();
  const delegations = useOwnDelegations();
  const cases = useCaseTitles();
  const [naming, setNaming] = useState(false);
  const titles = new Map(cases.data?.map(({ id, title }) => [id, title]));
  return (
    <section aria-labelledby="delegates-title" className="grid gap-4">
      <h2 id="delegates-title" className="text-xl">
        {t('delegate.own')}
      </h2>
      <p>{t('delegate.ownText')}</p>
      <Loaded query={delegations} failure={t('delegate.failed')}>
        {(found) => (
          <>
            {found.length === 0 ? (
              <p className="text-grey">{t('delegate.none')}</p>
            ) : (
              <ul className="divide-y divide-line border-y border-line">
                {found.map((delegation) => (
                  <DelegateRow key={delegation.id} delegation={delegation} titles={titles} />
                ))}
              </ul>
            )}
            {cases.data && cases.data.length > 0 && (
              <Button className="justify-self-start" onClick={() => setNaming(true)}>
                {t('delegate.name')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      {naming && <NameDelegateSheet cases={cases.data ?? []} onClose={() => setNaming(false)} />}
    </section>
  );
}

function DelegateRow({ delegation, titles }: { delegation: Delegation; titles: ReadonlyMap<string, string> }) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const cache = useQueryClient();
  const [asking, setAsking] = useState(false);
  const { id, name, relation, phone, state } = delegation;
  const end = useAction(async () => {
    setAsking(false);
    try {
      await endDelegation(id);
      notify.success(t('delegate.ended', { name }));
    } catch (error) {
      notify.error(problemText(error));
    }
    await cache.invalidateQueries({ queryKey: OWN_DELEGATIONS });
  });
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">
          <Isolate>{name}</Isolate>
        </h3>
        <DelegationState state={state} />
      </div>
      <p className="-mt-2 text-grey">
        <Isolate>{relation}</Isolate> · <Ltr className="whitespace-nowrap">{formatPhone(phone)}</Ltr>
      </p>
      <DelegationFacts delegation={delegation} titles={titles} />
      {(state === 'invited' || state === 'active') && (
        <Button variant="secondary" className="justify-self-start" busy={end.busy} onClick={() => setAsking(true)}>
          {t('delegate.end')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('delegate.endTitle', { name })}
        confirmLabel={t('delegate.end')}
        cancelLabel={t('delegate.cancel')}
        onConfirm={() => void end.run()}
      >
        {t('delegate.endText')}
      </ConfirmDialog>
    </li>
  );
}
