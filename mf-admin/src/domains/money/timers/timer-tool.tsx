import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { LONG_TIMER_MINUTES, minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { Timer } from '@diwan/contracts/money/timers/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { TimeSheet } from '../time-entries/time-sheet.js';
import { type HeardTimer, useTimer, useTimerDeeds } from './api/timer.js';
import { clockText, useElapsed } from './elapsed.js';
import { StartTimer } from './start-timer.js';

/** One's timer in the bar above every screen: started, paused, switched and stopped from anywhere (BILL-15). */
export default function TimerTool() {
  const t = useTexts();
  const { data } = useTimer();
  const [starting, setStarting] = useState(false);
  const [entry, setEntry] = useState<TimeEntry | null>(null);
  if (!data) return null;
  return (
    <span className="desk-timer">
      {data.timer ? (
        <RunningTimer heard={data} timer={data.timer} onSwitch={() => setStarting(true)} onStopped={setEntry} />
      ) : (
        <Button variant="quiet" size="small" icon="clock" onClick={() => setStarting(true)}>
          <span className="desk-timer__word">{t('timer.start')}</span>
        </Button>
      )}
      {starting && <StartTimer onClose={() => setStarting(false)} />}
      {entry && <TimeSheet entry={entry} onClose={() => setEntry(null)} />}
    </span>
  );
}

const LONG_TIMER_MS = LONG_TIMER_MINUTES * 60_000;

interface RunningTimerProps {
  heard: HeardTimer;
  timer: Timer;
  onSwitch: () => void;
  onStopped: (entry: TimeEntry) => void;
}

function RunningTimer({ heard, timer, onSwitch, onStopped }: RunningTimerProps) {
  const t = useTexts();
  const say = useSay();
  const deeds = useTimerDeeds();
  const elapsedMs = useElapsed(heard);
  const isLong = elapsedMs >= LONG_TIMER_MS;
  // Nobody counts seconds of a day, and a phone has no room for them.
  const elapsed = isLong ? minutesText(Math.floor(elapsedMs / 60_000)) : clockText(elapsedMs);
  const isForgotten = isLong && timer.runningSince !== null;
  const [discarding, setDiscarding] = useState(false);
  const running = timer.runningSince !== null;
  const act = useAction(async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => say.failed(t('timer.failed'), error));
  });
  const stop = () => void act.run(async () => onStopped(await deeds.stop(timer)));
  const turn = () => void act.run(async () => void (await (running ? deeds.pause(timer) : deeds.resume(timer))));
  const discard = () =>
    void act.run(async () => {
      await deeds.discard(timer);
      setDiscarding(false);
    });
  const items: MenuItem[] = [
    { id: 'case', label: timer.legalCase.title, icon: 'briefcase', href: `/admin/cases/${timer.legalCase.id}` },
    { id: 'stop', label: t('timer.stop'), icon: 'check', onSelect: stop, separated: true },
    { id: 'turn', label: t(running ? 'timer.pause' : 'timer.resume'), icon: 'clock', onSelect: turn },
    { id: 'switch', label: t('timer.switch'), icon: 'retry', onSelect: onSwitch },
    {
      id: 'discard',
      label: t('timer.discard'),
      icon: 'trash',
      danger: true,
      separated: true,
      onSelect: () => setDiscarding(true),
    },
  ];
  return (
    <>
      <Menu
        label={elapsed}
        showLabel
        icon={isForgotten ? 'warning' : 'clock'}
        variant={running ? 'secondary' : 'quiet'}
        items={items}
      />
      {isForgotten && (
        <Badge tone="warning" className="desk-timer__long">
          {t('timer.long')}
        </Badge>
      )}
      <VisuallyHidden>
        {t(running ? 'timer.runningOn' : 'timer.pausedOn', { case: timer.legalCase.title })}
      </VisuallyHidden>
      <VisuallyHidden role="status">
        {isForgotten && t('timer.longText', { case: timer.legalCase.title })}
      </VisuallyHidden>
      <Button
        variant="quiet"
        size="small"
        icon="check"
        iconOnly
        busy={act.busy}
        busyLabel={t('form.saving')}
        onClick={stop}
      >
        {t('timer.stop')}
      </Button>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={t('timer.discardTitle')}
        confirmLabel={t('timer.discard')}
        cancelLabel={t('form.cancel')}
        onConfirm={discard}
        busy={act.busy}
        busyLabel={t('form.saving')}
      >
        {t('timer.discardText', { time: elapsed, case: timer.legalCase.title })}
      </ConfirmDialog>
    </>
  );
}
