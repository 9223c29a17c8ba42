import type { Deadline } from '@diwan/contracts/matters/deadlines/http';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Menu } from '@diwan/ui/menu';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';
import { ReckoningWords } from './reckoning-words.js';
import { UnconfirmedNotices } from './unconfirmed-notices.js';

interface DeadlineRowProps {
  deadline: Deadline;
  onConfirm: () => void;
  onMove: () => void;
  onDismiss: () => void;
  onReopen: () => void;
}

const TONES = { proposed: 'warning', confirmed: 'success', dismissed: 'neutral' } as const;

/** One deadline: its last day, how it was reckoned, by which rule and source, and what is to be decided. */
export function DeadlineRow({ deadline, onConfirm, onMove, onDismiss, onReopen }: DeadlineRowProps) {
  const t = useTexts();
  const { language, can } = useShell();
  const { rule, reckoning, state, changed, triggerDay, hearing } = deadline;
  const name = rule.name[language];
  const day = (value: string) => formatDate(value, language);
  const mayDecide = can('case:write');
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-64 gap-1">
          <h3 className="flex flex-wrap items-center gap-2 font-medium">
            <Isolate>{name}</Isolate>
            <Badge tone={deadline.isDone ? 'neutral' : TONES[state]}>
              {deadline.isDone ? t('deadlines.done') : t(`deadlineState.${state}`)}
            </Badge>
          </h3>
          <p className={state === 'dismissed' ? 'text-grey line-through' : 'text-lg'}>
            {t('deadlines.lastDay', { day: day(reckoning.day) })}
          </p>
        </div>
        <div className="flex items-center gap-2">
          {state === 'proposed' && mayDecide && (
            <Button size="small" onClick={onConfirm}>
              {t('deadlines.confirmOne', { name })}
            </Button>
          )}
          {state === 'dismissed'
            ? mayDecide && (
                <Button size="small" variant="secondary" onClick={onReopen}>
                  {t('deadlines.reopenOne', { name })}
                </Button>
              )
            : can('hearing:write') && (
                <Menu
                  label={t('tasks.actionsOf', { title: name })}
                  items={[
                    { id: 'move', label: t('deadlines.moveTrigger'), icon: 'edit', onSelect: onMove },
                    ...(mayDecide
                      ? [{ id: 'dismiss', label: t('deadlines.dismiss'), icon: 'close', onSelect: onDismiss } as const]
                      : []),
                  ]}
                />
              )}
        </div>
      </div>
      {changed && state === 'proposed' && (
        <Notice tone="warning">{t(`deadlineChanged.${changed.because}`, { day: day(changed.formerDay) })}</Notice>
      )}
      {state === 'proposed' && <UnconfirmedNotices isRuleConfirmed={rule.isConfirmed} />}
      <p className="text-sm">
        {t(`deadlineFrom.${rule.trigger}`, { day: day(triggerDay) })}
        {hearing && (
          <>
            {' · '}
            <Isolate>{hearing.title}</Isolate>
          </>
        )}
      </p>
      <ReckoningWords reckoning={reckoning} />
      <p className="text-sm text-grey">
        <Isolate>{t('deadlines.by', { source: rule.source })}</Isolate>
      </p>
      {deadline.decidedAt && (
        <p className="text-sm text-grey">
          {t(state === 'confirmed' ? 'deadlines.confirmedAt' : 'deadlines.dismissedAt', {
            name: deadline.decidedByName,
            time: formatDateTime(deadline.decidedAt, language),
          })}
          {deadline.owner && state === 'confirmed' && (
            <>
              {' · '}
              {t('deadlines.whose', { name: deadline.owner.name })}
            </>
          )}
        </p>
      )}
    </li>
  );
}
