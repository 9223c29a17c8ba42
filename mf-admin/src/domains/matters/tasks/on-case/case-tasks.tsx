import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useTasksOfCase } from '../api/tasks.js';
import { QuickAdd } from '../quick-add.js';
import { TaskList } from '../task-list.js';

/** What is to be done in a case, whoever does it. */
export default function CaseTasks({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { session } = useShell();
  const query = useTasksOfCase(record.id);
  return (
    <div className="grid gap-4">
      <QuickAdd caseId={record.id} ownerId={session.person?.id ?? null} />
      <Loaded query={query} failed={t('tasks.fetchFailed')}>
        {({ items }) =>
          items.length === 0 ? <p className="text-grey">{t('tasks.noneInCase')}</p> : <TaskList tasks={items} />
        }
      </Loaded>
    </div>
  );
}
