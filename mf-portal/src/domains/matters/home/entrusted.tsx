import type { Mandate } from '@diwan/contracts/people/delegations/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useLookFor } from '../../../frame/look-for.js';
import { useTexts } from '../../../texts.js';

/** Files of others that the person may look at or is asked to: whoever has no case of their own came for these (PORT-10). */
export function Entrusted({ mandates }: { mandates: readonly Mandate[] | undefined }) {
  const t = useTexts();
  const { session } = useShell();
  const standing = (mandates ?? []).filter(({ state }) => state === 'active' || state === 'invited');
  if (session.person?.actingFor || standing.length === 0) return null;
  return (
    <section aria-labelledby="home-entrusted" className="mb-10">
      <h2 id="home-entrusted" className="mb-2 text-xl">
        {t('delegate.mandates')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {standing.map((mandate) => (
          <File key={mandate.id} {...mandate} />
        ))}
      </ul>
    </section>
  );
}

function File({ id, clientName, state }: Mandate) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const lookFor = useLookFor();
  const look = useAction(() => lookFor(id).catch((error) => notify.error(problemText(error))));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <p className="text-lg">
        <Isolate>{clientName}</Isolate>
      </p>
      {state === 'active' ? (
        <Button busy={look.busy} onClick={() => void look.run()}>
          {t('delegate.look')}
        </Button>
      ) : (
        <ButtonLink variant="secondary" href="/client-portal/delegates">
          {t('home.answerMandate')}
        </ButtonLink>
      )}
    </li>
  );
}
