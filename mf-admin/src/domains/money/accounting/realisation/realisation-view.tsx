import { RealisationBy, RealisedStep } from '@diwan/contracts/money/realisation/http';
import { Currency } from '@diwan/contracts/shared/money';
import { Loaded } from '@diwan/desk-kit/loaded';
import { FilterBar } from '../../../../components/filter-bar.js';
import { FilterSelect } from '../../../../components/filter-select.js';
import type { ListAddress } from '../../../../components/use-list-address.js';
import { useTexts } from '../../../../texts.js';
import { useRealisation } from '../api/realisation.js';
import type { Asked } from '../period.js';
import { RealisationReport } from './realisation-report.js';
import { RealisedWorkView } from './realised-work-view.js';

interface RealisationViewProps {
  address: ListAddress;
  asked: Pick<Asked, 'from' | 'to'>;
}

/** How much of what was worked was billed, and how much of that was collected (OFF-06); or the work behind one of its figures. */
export function RealisationView({ address, asked }: RealisationViewProps) {
  const by = RealisationBy.safeParse(address.filter('by')).data ?? 'person';
  const step = RealisedStep.safeParse(address.filter('step')).data;
  const currency = Currency.safeParse(address.filter('currency')).data;
  return step && currency ? (
    <RealisedWorkView address={address} asked={asked} step={step} currency={currency} />
  ) : (
    <Reports address={address} asked={asked} by={by} />
  );
}

function Reports({ address, asked: { from, to }, by }: RealisationViewProps & { by: RealisationBy }) {
  const t = useTexts();
  const query = useRealisation({ from, to, by });
  return (
    <>
      <div className="print:hidden">
        <FilterBar>
          <FilterSelect
            label={t('realisation.by')}
            options={RealisationBy.options.map((value) => ({ value, label: t(`realisationBy.${value}`) }))}
            value={by}
            onChange={(value) => address.set({ by: value })}
          />
        </FilterBar>
      </div>
      <p className="mb-3 max-w-prose text-sm text-grey">{t('realisation.note')}</p>
      <Loaded query={query} failed={t('accounting.fetchFailed')}>
        {({ currencies }) =>
          currencies.length === 0 ? (
            <p className="text-grey">{t('realisation.nothing')}</p>
          ) : (
            currencies.map((one) => (
              <RealisationReport key={one.currency} {...one} by={by} asked={{ from, to }} address={address} />
            ))
          )
        }
      </Loaded>
    </>
  );
}
