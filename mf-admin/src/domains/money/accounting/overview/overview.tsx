import { Loaded } from '@diwan/desk-kit/loaded';
import { Together } from '@diwan/desk-kit/together';
import { useTexts } from '../../../../texts.js';
import { useMonths, useSummary } from '../api/accounting.js';
import { type Asked, spanOf } from '../period.js';
import { MonthsReport } from './months-report.js';
import { SummaryCards } from './summary-cards.js';

/** The cards of a period, and the last twelve months (S2§9). */
export function Overview({ asked, now }: { asked: Asked; now: string }) {
  const t = useTexts();
  const summary = useSummary(asked);
  const months = useMonths({ ...spanOf('months12', now), basis: asked.basis });
  return (
    <Together queries={[summary]}>
      <Loaded query={summary} failed={t('accounting.fetchFailed')}>
        {(found) => <SummaryCards summary={found} asked={asked} />}
      </Loaded>
      <h2 className="mt-6 mb-2 text-xl">{t('accounting.months')}</h2>
      <Loaded query={months} failed={t('accounting.fetchFailed')}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-grey">{t('accounting.nothingBooked')}</p>
          ) : (
            found.map((one) => <MonthsReport key={one.currency} {...one} basis={asked.basis} />)
          )
        }
      </Loaded>
    </Together>
  );
}
