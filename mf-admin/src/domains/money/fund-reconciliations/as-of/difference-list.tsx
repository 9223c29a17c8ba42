import type { Currency } from '@diwan/contracts/shared/money';
import { formatMoney } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../../texts.js';
import type { Difference } from './differences.js';

/** The differences in words, or that there are none. */
export function DifferenceList({ differences, currency }: { differences: readonly Difference[]; currency: Currency }) {
  const t = useTexts();
  if (differences.length === 0)
    return (
      <Notice tone="success" role="status">
        {t('threeWays.allOne')}
      </Notice>
    );
  return (
    <Notice tone="warning" role="status" title={t('threeWays.differ')}>
      <ul className="grid gap-1">
        {differences.map(({ name, amountMinor }) => (
          <li key={name}>{t(`threeWays.${name}`, { amount: formatMoney({ amountMinor, currency }) })}</li>
        ))}
      </ul>
    </Notice>
  );
}
