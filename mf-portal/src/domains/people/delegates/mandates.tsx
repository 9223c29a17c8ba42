import type { Mandate } from '@diwan/contracts/people/delegations/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useLookFor } from '../../../frame/look-for.js';
import { OWN_MANDATES, useOwnMandates } from '../../../frame/own-mandates.js';
import { useTexts } from '../../../texts.js';
import { AcceptMandate } from './accept-mandate.js';
import { leave } from './api/mandates.js';
import { DelegationFacts } from './delegation-facts.js';
import { DelegationState } from './delegation-state.js';

/** Files of others that the person may look at, or is asked to. */
export function Mandates() {
  const t = useTexts();
  const mandates = useOwnMandates();
  return (
    <section aria-labelledby="mandates-title" className="grid gap-4">
      <h2 id="mandates-title" className="text-xl">
        {t('delegate.mandates')}
      </h2>
      <Loaded query={mandates} failure={t('delegate.mandatesFailed')}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-grey">{t('delegate.noMandate')}</p>
          ) : (
            <ul className="divide-y divide-line border-y border-line">
              {found.map((mandate) => (
                <MandateRow key={mandate.id} mandate={mandate} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function MandateRow({ mandate }: { mandate: Mandate }) {
  const t = useTexts();
  const { session, notify, problemText } = useShell();
  const cache = useQueryClient();
  const lookFor = useLookFor();
  const [asking, setAsking] = useState(false);
  const again = () => cache.invalidateQueries({ queryKey: OWN_MANDATES });
  const fail = (error: unknown) => {
    notify.error(problemText(error));
    void again();
  };
  const look = useAction(() => lookFor(mandate.id).catch(fail));
  const giveUp = useAction(async () => {
    setAsking(false);
    await leave(mandate.id).then(again, fail);
  });
  const isOffered = mandate.state === 'invited';
  const isLookedAt = session.person?.actingFor?.delegationId === mandate.id;
  return (
    <li className="grid gap-3 py-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">
          <Isolate>{mandate.clientName}</Isolate>
        </h3>
        <DelegationState state={mandate.state} />
      </div>
      <DelegationFacts delegation={mandate} />
      {isOffered && <AcceptMandate mandate={mandate} />}
      {(isOffered || mandate.state === 'active') && (
        <div className="flex flex-wrap gap-3">
          {!isOffered && !isLookedAt && (
            <Button busy={look.busy} onClick={() => void look.run()}>
              {t('delegate.look')}
            </Button>
          )}
          <Button variant="secondary" busy={giveUp.busy} onClick={() => setAsking(true)}>
            {isOffered ? t('delegate.refuse') : t('delegate.giveUp')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(isOffered ? 'delegate.refuseTitle' : 'delegate.giveUpTitle', { name: mandate.clientName })}
        confirmLabel={isOffered ? t('delegate.refuse') : t('delegate.giveUp')}
        cancelLabel={t('delegate.cancel')}
        onConfirm={() => void giveUp.run()}
      >
        {t('delegate.giveUpText')}
      </ConfirmDialog>
    </li>
  );
}
