import type { Task } from '@diwan/contracts/matters/tasks/http';
import { beirutClock, beirutDate, momentInBeirut } from '@diwan/contracts/shared/beirut-time';
import { useShell } from '@diwan/mf-kit';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useTaskDeeds } from './api/tasks.js';

/** What is done to a task at once, with Undo for ten seconds instead of a question (D-125). */
export function useTaskMoves() {
  const t = useTexts();
  const say = useSay();
  const { notify } = useShell();
  const deeds = useTaskDeeds();
  const run = async (work: () => Promise<Task>, done: string, undo: () => Promise<unknown>) => {
    try {
      await work();
      const back = () => void undo().catch((error: unknown) => say.failed(t('tasks.saveFailed'), error));
      notify.success(t('toast.success'), { description: done, action: { label: t('tasks.undo'), onPress: back } });
    } catch (error) {
      say.failed(t('tasks.saveFailed'), error);
    }
  };
  return {
    finish: (task: Task) =>
      run(
        () => deeds.move(task, 'done'),
        t('tasks.doneToast'),
        () => deeds.move(task, 'open'),
      ),
    drop: (task: Task) =>
      run(
        () => deeds.move(task, 'dropped'),
        t('tasks.droppedToast'),
        () => deeds.move(task, 'open'),
      ),
    reopen: (task: Task) =>
      run(
        () => deeds.move(task, 'open'),
        t('tasks.reopened'),
        () => deeds.move(task, task.state),
      ),
    /** Until the morning so many days from now; 0: shown again at once. */
    putOff: (task: Task, days: number) =>
      run(
        () => deeds.snooze(task, days === 0 ? null : dayFromNow(days)),
        days === 0 ? t('tasks.awake') : t('tasks.putOffToast'),
        () => deeds.snooze(task, task.snoozedUntil),
      ),
  };
}

function dayFromNow(days: number): string {
  const { year, month, day } = beirutClock(new Date());
  return beirutDate(momentInBeirut({ year, month, day: day + days, hour: 12, minute: 0 }));
}
