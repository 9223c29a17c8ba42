import type { Task } from '@diwan/contracts/matters/tasks/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../../../texts.js';
import { isAsleep, isLate, placeOf, titleOf } from './describe-task.js';
import { useTaskMoves } from './use-task-moves.js';

interface TaskRowProps {
  task: Task;
  showCase: boolean;
  onEdit: () => void;
}

/** One task: what, for whom, by when, and its deeds. */
export function TaskRow({ task, showCase, onEdit }: TaskRowProps) {
  const t = useTexts();
  const { language } = useShell();
  const moves = useTaskMoves();
  const title = titleOf(task, t, language);
  const place = placeOf(task);
  const isOpen = task.state === 'open';
  const putOff = (days: number) => {
    void moves.putOff(task, days);
  };
  const drop = () => {
    void moves.drop(task);
  };
  const putOffs = [1, 3, 7].map(
    (days): MenuItem => ({
      id: `put-off-${days}`,
      label: t('tasks.putOff', { count: days }),
      icon: 'clock',
      onSelect: () => putOff(days),
    }),
  );
  const wake: MenuItem = { id: 'wake', label: t('tasks.wake'), icon: 'bell', onSelect: () => putOff(0) };
  const menu: MenuItem[] = [
    { id: 'edit', label: t('tasks.edit'), icon: 'edit', onSelect: onEdit },
    ...(isAsleep(task, new Date()) ? [wake] : putOffs),
    { id: 'drop', label: t('tasks.drop'), icon: 'close', onSelect: drop },
  ];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 py-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {place ? (
            <Link href={place} className="inline-flex min-h-6 items-center font-medium">
              <Isolate>{title}</Isolate>
            </Link>
          ) : (
            <Isolate className="font-medium">{title}</Isolate>
          )}
          {isLate(task, new Date()) && <Badge tone="danger">{t('tasks.late')}</Badge>}
          {task.priority === 'high' && <Badge tone="warning">{t('taskPriority.high')}</Badge>}
        </span>
        <span className="flex flex-wrap gap-x-4 text-sm text-grey">
          {task.dueAt && task.due && (
            <span>
              {t('tasks.dueOn', {
                time: task.due.time ? formatDateTime(task.dueAt, language) : formatDate(task.due.day, language),
              })}
            </span>
          )}
          <span>{task.owner ? <Isolate>{task.owner.name}</Isolate> : t('tasks.nobody')}</span>
          {task.repeat && <span>{t(`taskEvery.${task.repeat.unit}`, { count: task.repeat.every })}</span>}
          {task.snoozedUntil && isAsleep(task, new Date()) && (
            <span>{t('tasks.asleepUntil', { date: formatDate(task.snoozedUntil, language) })}</span>
          )}
          {showCase && task.legalCase && (
            <Link href={`/admin/cases/${task.legalCase.id}`}>
              <Isolate>{task.legalCase.title}</Isolate>
            </Link>
          )}
          {!isOpen && task.movedAt && (
            <span>
              {t(task.movedByName ? `tasks.${task.state}By` : `tasks.${task.state}ByItself`, {
                name: task.movedByName,
                time: formatDateTime(task.movedAt, language),
              })}
            </span>
          )}
        </span>
        {task.note && (
          <p dir="auto" className="text-sm whitespace-pre-line">
            {task.note}
          </p>
        )}
      </div>
      <div className="flex items-center gap-2">
        {isOpen ? (
          <>
            <Button
              size="small"
              variant="secondary"
              icon="check"
              aria-label={t('tasks.finishOne', { title })}
              onClick={() => void moves.finish(task)}
            >
              {t('tasks.finish')}
            </Button>
            <Menu label={t('tasks.actionsOf', { title })} items={menu} />
          </>
        ) : (
          <Button size="small" variant="secondary" onClick={() => void moves.reopen(task)}>
            {t('tasks.reopen')}
          </Button>
        )}
      </div>
    </li>
  );
}
