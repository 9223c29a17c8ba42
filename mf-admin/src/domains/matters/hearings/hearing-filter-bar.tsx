import { HearingState, HearingType } from '@diwan/contracts/matters/hearings/hearing';
import { useShell } from '@diwan/mf-kit';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useColleagues } from '../cases/api/list-colleagues.js';
import { useCourts } from '../courts/api/courts.js';

/** Narrows list and calendar; `withView`: the list has the choice between what is to come and what is past. */
export function HearingFilterBar({ address, withView }: { address: ListAddress; withView: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  const { data: colleagues = [] } = useColleagues();
  const { data: courts = [] } = useCourts();
  return (
    <FilterBar>
      {withView && (
        <FilterSelect
          label={t('hearings.view')}
          all={t('hearingView.upcoming')}
          options={(['past', 'all', 'deleted'] as const).map((value) => ({ value, label: t(`hearingView.${value}`) }))}
          value={address.filter('view')}
          onChange={(view) => address.set({ view })}
        />
      )}
      <FilterSelect
        label={t('hearings.lawyer')}
        all={t('hearings.allLawyers')}
        options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
        value={address.filter('lawyer')}
        onChange={(lawyer) => address.set({ lawyer })}
      />
      <FilterSelect
        label={t('hearings.court')}
        all={t('hearings.allCourts')}
        options={courts.map(({ id, name }) => ({ value: id, label: name[language] }))}
        value={address.filter('court')}
        onChange={(court) => address.set({ court })}
      />
      <FilterSelect
        label={t('hearings.type')}
        all={t('hearings.allTypes')}
        options={HearingType.options.map((value) => ({ value, label: t(`hearingType.${value}`) }))}
        value={address.filter('type')}
        onChange={(type) => address.set({ type })}
      />
      <FilterSelect
        label={t('hearings.state')}
        all={t('hearings.allStates')}
        options={HearingState.options.map((value) => ({ value, label: t(`hearingState.${value}`) }))}
        value={address.filter('state')}
        onChange={(state) => address.set({ state })}
      />
    </FilterBar>
  );
}
