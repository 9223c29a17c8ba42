import { useAction } from '@diwan/desk-kit/use-action';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../texts.js';
import { useLookFor } from './look-for.js';

/** Says on every page for whom a delegate looks, until when, and leads back to their own (PORT-10). Nothing for everybody else. */
export function LookingFor() {
  const t = useTexts();
  const { session, language, notify, problemText } = useShell();
  const lookFor = useLookFor();
  const back = useAction(() => lookFor(null).catch((error) => notify.error(problemText(error))));
  const actingFor = session.person?.actingFor;
  if (!actingFor) return null;
  const isOver = Date.parse(actingFor.endsAt) <= Date.now();
  return (
    <section
      aria-label={t('delegate.lookingTitle')}
      className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-s-3 border-brass bg-mist px-4 py-3"
    >
      <p>
        {isOver
          ? t('delegate.lookingOver', { name: actingFor.clientName })
          : t('delegate.looking', { name: actingFor.clientName, day: lastDay(actingFor.endsAt, language) })}
      </p>
      <Button size="small" variant="secondary" busy={back.busy} onClick={() => void back.run()}>
        {t('delegate.lookBack')}
      </Button>
    </section>
  );
}

/** A delegation holds until the moment its last day is over. */
const lastDay = (endsAt: string, language: 'en' | 'ar') => formatDate(new Date(Date.parse(endsAt) - 1000), language);
