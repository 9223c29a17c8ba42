import { TaskState } from '@diwan/contracts/matters/tasks/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { FilterBar } from '../../../components/filter-bar.js';
import { FilterSelect } from '../../../components/filter-select.js';
import { PageLinks } from '../../../components/page-links.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useWishInAddress } from '../../../components/use-wish-in-address.js';
import { useTexts } from '../../../texts.js';
import { useTasks } from './api/tasks.js';
import { QuickAdd } from './quick-add.js';
import { TaskList } from './task-list.js';
import { TaskSheet } from './task-sheet.js';

const VIEWS = ['team', 'late', 'asleep'] as const;

/** What somebody has to do, or the team; what is late, put off, done (OFF-10). */
export default function TasksPage() {
  const t = useTexts();
  const address = useListAddress();
  const [adding, setAdding] = useState(false);
  useWishInAddress(address, 'new', 'task', () => setAdding(true));
  return (
    <AdminPage
      title={t('tasks.title')}
      note={t('tasks.note1')}
      actions={
        <Button icon="plus" onClick={() => setAdding(true)}>
          {t('create.task')}
        </Button>
      }
    >
      <Tasks />
      {adding && <TaskSheet task={null} onClose={() => setAdding(false)} />}
    </AdminPage>
  );
}

function Tasks() {
  const t = useTexts();
  const { session } = useShell();
  const address = useListAddress();
  const view = VIEWS.find((known) => known === address.filter('view'));
  const state = TaskState.options.find((known) => known === address.filter('state')) ?? 'open';
  const query = useTasks({
    page: address.page,
    state,
    whose: view === 'team' ? 'team' : 'mine',
    ...((view === 'late' || view === 'asleep') && { only: view }),
  });
  return (
    <div className="grid gap-5">
      <QuickAdd caseId={null} ownerId={session.person?.id ?? null} />
      <FilterBar>
        <FilterSelect
          label={t('tasks.view')}
          all={t('taskView.mine')}
          options={VIEWS.map((value) => ({ value, label: t(`taskView.${value}`) }))}
          value={view ?? ''}
          onChange={(wanted) => address.set({ view: wanted })}
        />
        <FilterSelect
          label={t('tasks.state')}
          all={t('taskState.open')}
          options={(['done', 'dropped'] as const).map((value) => ({ value, label: t(`taskState.${value}`) }))}
          value={state === 'open' ? '' : state}
          onChange={(wanted) => address.set({ state: wanted })}
        />
      </FilterBar>
      <Loaded query={query} failed={t('tasks.fetchFailed')}>
        {({ items, total, page, limit }) =>
          items.length === 0 ? (
            <EmptyState boxed title={t('tasks.none')}>
              {t('tasks.noneText')}
            </EmptyState>
          ) : (
            <>
              <TaskList tasks={items} showCase />
              <PageLinks page={page} pageCount={Math.ceil(total / limit)} hrefFor={address.hrefFor} />
            </>
          )
        }
      </Loaded>
    </div>
  );
}
