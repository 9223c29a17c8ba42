import { type Hearing, HearingView } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { PagedTable } from '../../../components/paged-table.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { useHearings } from './api/hearings.js';
import { hearingColumns } from './hearing-columns.js';
import { deedsOf, type HearingDeed, HearingDeedSheet } from './hearing-deed-sheet.js';
import { hearingFilters } from './hearing-filters.js';
import { useRestoreHearing } from './use-restore-hearing.js';

interface HearingTableProps {
  address: ListAddress;
  /** Of one case or one client only. */
  of?: { caseId: string } | { clientId: string };
}

/** Hearings in the order of their day, with what can be done about each. */
export function HearingTable({ address, of }: HearingTableProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const [deed, setDeed] = useState<{ name: HearingDeed; hearing: Hearing } | null>(null);
  const restore = useRestoreHearing();
  // What somebody wrote into the address by hand counts as no filter.
  const view = HearingView.safeParse(address.filter('view')).data ?? (of ? 'all' : 'upcoming');
  const query = useHearings({ page: address.page, view, ...of, ...hearingFilters(address) });
  const actions = (hearing: Hearing): MenuItem[] =>
    hearing.restorableUntil
      ? [{ id: 'restore', label: t('hearings.restore'), onSelect: () => void restore(hearing.id) }]
      : deedsOf(hearing).map(({ name, icon }) => ({
          id: name,
          label: t(`hearingDeed.${name}`),
          icon,
          onSelect: () => setDeed({ name, hearing }),
        }));
  return (
    <>
      <PagedTable
        caption={t('hearings.title')}
        columns={hearingColumns(t, language, !of || 'clientId' in of)}
        query={query}
        rowKey={({ id }) => id}
        failed={t('hearings.fetchFailed')}
        hrefFor={address.hrefFor}
        actionsLabel={t('page.actions')}
        rowActions={(hearing) =>
          can('hearing:write') && (
            <Menu label={t('page.actionsFor', { name: hearing.title })} items={actions(hearing)} />
          )
        }
        empty={
          <EmptyState boxed title={t('hearings.none')}>
            {t('hearings.noneText')}
          </EmptyState>
        }
      />
      {deed && <HearingDeedSheet {...deed} onClose={() => setDeed(null)} />}
    </>
  );
}
