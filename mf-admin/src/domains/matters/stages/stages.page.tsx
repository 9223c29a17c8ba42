import { PRACTICE_AREA_IDS } from '@diwan/contracts/site/practice-areas/practice-area';
import { Loaded } from '@diwan/desk-kit/loaded';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useStageTemplates } from './api/stages.js';
import { StagesForm } from './stages-form.js';

/** The stages that cases of each area pass through; the area is in the address. */
export default function StagesPage() {
  const t = useTexts();
  return (
    <AdminPage title={t('stages.settings')} note={t('stages.settingsNote')}>
      <Stages />
    </AdminPage>
  );
}

function Stages() {
  const t = useTexts();
  const address = useListAddress();
  const chosen = PRACTICE_AREA_IDS.find((id) => id === address.filter('area')) ?? PRACTICE_AREA_IDS[0];
  const query = useStageTemplates();
  return (
    <>
      <FilterBar>
        <FilterSelect
          label={t('cases.area')}
          options={PRACTICE_AREA_IDS.map((value) => ({ value, label: t(`area.${value}`) }))}
          value={chosen ?? ''}
          onChange={(area) => address.set({ area })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('stages.templatesFailed')}>
        {(areas) =>
          areas.filter(({ area }) => area === chosen).map((area) => <StagesForm key={area.area} area={area} />)
        }
      </Loaded>
    </>
  );
}
