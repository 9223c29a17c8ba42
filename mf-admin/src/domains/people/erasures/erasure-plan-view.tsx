import type { ErasurePlan } from '@diwan/contracts/people/erasures/plan';
import { formatDate, useShell } from '@diwan/mf-kit';
import { DescriptionList } from '@diwan/ui/description-list';
import { useTexts } from '../../../texts.js';

/** Part by part: goes, or stays and why. */
export function ErasurePlanView({ plan }: { plan: ErasurePlan }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <DescriptionList
      items={plan.map(({ part, ground, until }) => ({
        label: t(`erasurePart.${part}`),
        value: ground
          ? [
              t('erasures.stays', { ground: t(`erasureGround.${ground}`) }),
              until && t('erasures.until', { date: formatDate(until, language) }),
            ]
              .filter(Boolean)
              .join(' ')
          : t('erasures.goes'),
      }))}
    />
  );
}
