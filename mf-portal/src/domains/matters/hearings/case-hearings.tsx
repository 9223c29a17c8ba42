import { useId } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useTexts } from '../../../texts.js';
import { useOwnHearings } from './api/own-hearings.js';
import { HearingRow } from './hearing-row.js';
import { MoreHearings } from './more-hearings.js';

const OUTLINE = [{}, { width: 'most' }] as const;

/** The hearings of one case: those to come from the earliest, then the past ones from the latest (D-076). */
export function CaseHearings({ caseId }: { caseId: string }) {
  const t = useTexts();
  const id = useId();
  const upcoming = useOwnHearings('upcoming', caseId);
  const past = useOwnHearings('past', caseId);
  return (
    <section aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-4 text-xl">
        {t('portal.hearings')}
      </h2>
      <Loaded query={upcoming} failure={t('hearing.failedList')} outline={OUTLINE}>
        {({ pages }) => {
          const hearings = pages.flatMap(({ items }) => items);
          return hearings.length === 0 ? (
            <p className="text-grey">{t('hearing.none')}</p>
          ) : (
            <ul aria-label={t('hearing.upcoming')}>
              {hearings.map((hearing) => (
                <HearingRow key={hearing.id} hearing={hearing} headingLevel={3} isOnCase />
              ))}
            </ul>
          );
        }}
      </Loaded>
      <MoreHearings query={upcoming} />
      <Loaded query={past} failure={t('hearing.failedPast')} outline={OUTLINE}>
        {({ pages }) => {
          const hearings = pages.flatMap(({ items }) => items);
          if (hearings.length === 0) return null;
          return (
            <>
              <h3 className="mt-6 mb-4 text-lg">{t('hearing.past')}</h3>
              <ul>
                {hearings.map((hearing) => (
                  <HearingRow key={hearing.id} hearing={hearing} isPast headingLevel={4} isOnCase />
                ))}
              </ul>
            </>
          );
        }}
      </Loaded>
      <MoreHearings query={past} />
    </section>
  );
}
