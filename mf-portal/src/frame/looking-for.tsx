import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, formatDate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { useTexts } from '../texts.js';
import { useLookFor } from './look-for.js';

/** Longest wait that a timer of a browser can hold, in milliseconds. */
const LONGEST_WAIT = 2 ** 31 - 1;

/** Says on every page for whom a delegate looks, until when, and leads back to their own (PORT-10). When that moment comes, what was fetched goes. Nothing for everybody else. */
export function LookingFor() {
  const t = useTexts();
  const { session, language, notify, problemText } = useShell();
  const lookFor = useLookFor();
  const back = useAction(() => lookFor(null).catch((error) => notify.error(problemText(error))));
  const actingFor = session.person?.actingFor;
  useAtEndOf(actingFor?.endsAt);
  useEndByAnswer(actingFor?.endsAt);
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

/** Draws anew at a moment to come, and has everything on the page asked for again. */
function useAtEndOf(endsAt: string | undefined): void {
  const queries = useQueryClient();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const wait = endsAt === undefined ? -1 : Date.parse(endsAt) - Date.now();
    if (wait < 0 || wait > LONGEST_WAIT) return;
    const timer = setTimeout(() => {
      drawAgain();
      void queries.resetQueries();
    }, wait);
    return () => clearTimeout(timer);
  }, [endsAt, queries]);
}

/** A client may end it earlier: the first answer that says so has the session asked for anew, and what was fetched goes. */
function useEndByAnswer(endsAt: string | undefined): void {
  const queries = useQueryClient();
  const { refreshSession } = useShell();
  useEffect(() => {
    let isKnown = endsAt === undefined || Date.parse(endsAt) <= Date.now();
    return queries.getQueryCache().subscribe(({ query: { state } }) => {
      const hasEnded = state.error instanceof ApiProblem && state.error.code === 'DELEGATION_ENDED';
      if (!hasEnded || isKnown) return;
      isKnown = true;
      void refreshSession().then(() => queries.resetQueries());
    });
  }, [endsAt, queries, refreshSession]);
}

/** A delegation holds until the moment its last day is over. */
const lastDay = (endsAt: string, language: 'en' | 'ar') => formatDate(new Date(Date.parse(endsAt) - 1000), language);
