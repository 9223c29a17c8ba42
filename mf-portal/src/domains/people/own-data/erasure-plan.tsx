import type { ErasurePlan as Plan } from '@diwan/contracts/people/erasures/plan';
import { formatDate, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';

/** What would be erased, and what stays and why (Law 81/2018). */
export function ErasurePlan({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { language } = useShell();
  const goes = plan.filter(({ ground }) => ground === null);
  const stays = plan.filter(({ ground }) => ground !== null);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <section aria-labelledby="erasure-goes">
        <h3 id="erasure-goes" className="mb-2 font-medium">
          {t('ownData.goes')}
        </h3>
        <ul className="grid list-disc gap-1 ps-5">
          {goes.map(({ part }) => (
            <li key={part}>{t(`ownData.erasurePart.${part}`)}</li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="erasure-stays">
        <h3 id="erasure-stays" className="mb-2 font-medium">
          {t('ownData.stays')}
        </h3>
        <ul className="grid list-disc gap-1 ps-5">
          {stays.map(({ part, ground, until }) => (
            <li key={part}>
              {t(`ownData.erasurePart.${part}`)}:{' '}
              <span className="text-grey">
                {ground && t(`ownData.ground.${ground}`)}
                {until && ` ${t('ownData.keptUntil', { date: formatDate(until, language) })}`}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
