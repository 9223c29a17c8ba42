import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
import { usePastStages } from './api/stages.js';

/** The stages a case left, newest first: from when to when, and who brought it there. */
export function PastStages({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { language } = useShell();
  const query = usePastStages(caseId);
  return (
    <Loaded query={query} failed={t('stages.pastFailed')}>
      {(stages) => {
        const left = stages.flatMap(({ leftAt, ...stage }) => (leftAt ? [{ ...stage, leftAt }] : []));
        if (left.length === 0) return <p className="text-sm text-grey">{t('stages.noPast')}</p>;
        return (
          <ol className="w-full divide-y divide-line border-y border-line" aria-label={t('stages.past')}>
            {left.map(({ name, enteredAt, leftAt, byName }) => (
              <li key={enteredAt} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2">
                <Isolate className="grow">{name[language]}</Isolate>
                <span className="text-sm text-grey">
                  {t('stages.fromTo', { from: formatDate(enteredAt, language), to: formatDate(leftAt, language) })}
                </span>
                {byName && <Isolate className="text-sm text-grey">{byName}</Isolate>}
              </li>
            ))}
          </ol>
        );
      }}
    </Loaded>
  );
}
