import { listCases } from '@diwan/contracts/matters/cases/http';
import { CaseStatus, WaitingFor } from '@diwan/contracts/matters/cases/vocabulary';
import { PRACTICE_AREA_IDS, type PracticeAreaId } from '@diwan/contracts/site/practice-areas/practice-area';
import { useShell } from '@diwan/mf-kit';
import type { ListFiltersProps } from '../../../components/list-filters.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useStageTemplates } from '../stages/api/stages.js';
import { CASE_ORDERS, type CaseQuery } from './api/list-cases.js';
import { useColleagues } from './api/list-colleagues.js';

/** Names in the address, which are those of the service's query. */
const NAMES = ['search', 'status', 'area', 'stage', 'memberId', 'waitingFor', 'archived'] as const;

/** What the address asks for. What somebody wrote into it by hand and the service would refuse counts as no filter. */
export function caseQuery(address: ListAddress): CaseQuery {
  const set = NAMES.flatMap((name) => {
    const value = address.filter(name);
    return value && listCases.query?.safeParse({ [name]: value }).success ? [[name, value]] : [];
  });
  const sort = CASE_ORDERS.find((known) => known === address.filter('sort'));
  return { page: address.page, ...(sort && { sort }), ...Object.fromEntries(set) };
}

/** Whether the address narrows the list. */
export const isFiltered = (address: ListAddress): boolean =>
  NAMES.some((name) => name !== 'archived' && address.filter(name) !== '');

/** What a list of cases can be narrowed to. Stages are those of the chosen area, of all areas while none is. */
export function useCaseFilters(address: ListAddress): NonNullable<ListFiltersProps['filters']> {
  const t = useTexts();
  const { language } = useShell();
  const { data: colleagues = [] } = useColleagues();
  const { data: areas = [] } = useStageTemplates();
  const area = address.filter('area') as PracticeAreaId | '';
  const stages = areas.filter((one) => area === '' || one.area === area).flatMap((one) => one.stages);
  const distinct = [...new Map(stages.map(({ id, name }) => [id, name[language]]))];
  return [
    {
      ...{ name: 'status', label: t('cases.status'), all: t('cases.allStatuses') },
      options: CaseStatus.options.map((value) => ({ value, label: t(`caseStatus.${value}`) })),
    },
    {
      ...{ name: 'area', label: t('cases.area'), all: t('cases.allAreas') },
      options: PRACTICE_AREA_IDS.map((value) => ({ value, label: t(`area.${value}`) })),
    },
    {
      ...{ name: 'stage', label: t('cases.stage'), all: t('cases.allStages') },
      options: distinct.map(([value, label]) => ({ value, label })),
    },
    {
      ...{ name: 'memberId', label: t('cases.lawyer'), all: t('cases.allLawyers') },
      options: colleagues.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      ...{ name: 'waitingFor', label: t('cases.waitingFor'), all: t('cases.allWaiting') },
      options: WaitingFor.options.map((value) => ({ value, label: t(`waitingFor.${value}`) })),
    },
    {
      ...{ name: 'archived', label: t('cases.shelf'), all: t('cases.notArchived') },
      options: [{ value: 'yes', label: t('cases.archivedOnly') }],
    },
  ];
}
