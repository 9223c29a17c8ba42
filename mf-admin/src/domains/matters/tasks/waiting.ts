import { listTasks } from '@diwan/contracts/matters/tasks/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { callApi } from '@diwan/mf-kit';
import type { AskWaiting } from '../../../frame/feature.js';
import { isLate, titleOf } from './describe-task.js';

const SHOWN = 5;
/** A day's work: what is due today stands among the first. */
const LOOKED_AT = 100;

/** My tasks that are due today or late (OFF-10). */
const ask: AskWaiting = async ({ t, language, signal }) => {
  const { items, exact } = await callApi(listTasks, { query: { whose: 'mine', limit: LOOKED_AT } }, { signal });
  const now = new Date();
  const today = beirutDate(now);
  const due = items.filter((task) => task.due !== null && task.due.day <= today);
  const lines = due.slice(0, SHOWN).map((task) => ({
    id: task.id,
    text: titleOf(task, t, language),
    ...(task.legalCase && { detail: task.legalCase.title }),
    ...(task.dueAt && { at: task.dueAt }),
    late: isLate(task, now),
    href: '/admin/tasks',
    action: t('tasks.look'),
  }));
  return { count: due.length, exact: exact || due.length < items.length, lines };
};
export default ask;
