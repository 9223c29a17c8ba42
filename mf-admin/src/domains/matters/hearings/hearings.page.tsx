import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Tabs } from '@diwan/ui/tabs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { type ListAddress, useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { fetchHearing } from './api/hearings.js';
import { HearingCalendar } from './calendar/hearing-calendar.js';
import { FeedButton } from './feeds/feed-button.js';
import { HearingFilterBar } from './hearing-filter-bar.js';
import { hearingFilters } from './hearing-filters.js';
import { HearingSheet } from './hearing-sheet.js';
import { HearingTable } from './hearing-table.js';
import { OutcomeSheet } from './outcome-sheet.js';

/** Trial Dates & Hearings (HEAR-01). */
export default function HearingsPage() {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  useWishInAddress(address, 'new', 'hearing', () => can('hearing:write') && setAdding(true));
  const isCalendar = address.filter('show') === 'calendar';
  const list = address.hrefWith({ show: '', span: '', day: '' });
  const inCalendar = address.hrefWith({ show: 'calendar', view: '' });
  const schedule = can('hearing:write') && (
    <Button icon="plus" onClick={() => setAdding(true)}>
      {t('create.hearing')}
    </Button>
  );
  return (
    <AdminPage
      title={t('hearings.title')}
      note={t('hearings.note')}
      actions={
        <>
          <ButtonLink variant="secondary" icon="list" href="/admin/court-day">
            {t('courtDay.title')}
          </ButtonLink>
          <FeedButton caseId={null} />
          {schedule}
        </>
      }
    >
      <div className="mb-4">
        <Tabs
          label={t('calendar.views')}
          current={isCalendar ? inCalendar : list}
          items={[
            { href: list, label: t('calendar.list') },
            { href: inCalendar, label: t('calendar.title') },
          ]}
        />
      </div>
      <HearingFilterBar address={address} withView={!isCalendar} />
      {isCalendar ? (
        <HearingCalendar
          span={address.filter('span')}
          day={address.filter('day')}
          filters={hearingFilters(address)}
          hrefFor={({ span, day }) => address.hrefWith({ span, day })}
        />
      ) : (
        <HearingTable address={address} />
      )}
      {adding && <HearingSheet hearing={null} onClose={() => setAdding(false)} />}
      <Wished address={address} />
    </AdminPage>
  );
}

/** The hearing that a message or Today leads to: its outcome when it is over and has none, else its form. */
function Wished({ address }: { address: ListAddress }) {
  const id = address.filter('hearing');
  const { data } = useQuery({
    queryKey: ['hearings', 'one', id],
    queryFn: () => fetchHearing({ id }),
    enabled: /^[0-9a-f]{24}$/.test(id),
  });
  if (!id || !data) return null;
  const close = () => address.set({ hearing: '' });
  const isOver = data.state === 'scheduled' && Date.parse(data.startsAt) < Date.now();
  return isOver ? <OutcomeSheet hearing={data} onClose={close} /> : <HearingSheet hearing={data} onClose={close} />;
}
