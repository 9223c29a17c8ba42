import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useForgottenTime } from './api/time-entries.js';
import { TimeSheet } from './time-sheet.js';

/** Timers that may have been forgotten, of whatever week: their drafts count for nothing until their length is said. */
export function ForgottenTime() {
  const t = useTexts();
  const { language } = useShell();
  const { data = [] } = useForgottenTime();
  const [editing, setEditing] = useState<TimeEntry | null>(null);
  return (
    <>
      {data.length > 0 && (
        <Notice tone="warning" title={t('time.forgotten')}>
          <ul className="grid gap-2">
            {data.map((entry) => {
              const name = t('time.forgottenOne', {
                case: entry.legalCase?.title ?? entry.client.name,
                date: formatDate(entry.dateWorked, language),
                duration: minutesText(entry.timerMinutes ?? 0),
              });
              return (
                <li key={entry.id} className="flex flex-wrap items-center justify-between gap-2">
                  <Isolate>{name}</Isolate>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('time.sayDurationOf', { name })}
                    onClick={() => setEditing(entry)}
                  >
                    {t('time.sayDuration')}
                  </Button>
                </li>
              );
            })}
          </ul>
        </Notice>
      )}
      {editing && <TimeSheet entry={editing} onClose={() => setEditing(null)} />}
    </>
  );
}
