import type { TimeEntry } from '@diwan/contracts/money/time-entries/entry';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatWeekday, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button, ButtonLink } from '@diwan/ui/button';
import { useState } from 'react';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { isReady } from './is-ready.js';
import { TimeRow } from './time-row.js';
import { TimeSheet } from './time-sheet.js';
import { TimeTotals } from './time-totals.js';
import { useMyTimeMoves } from './use-my-time-moves.js';
import { useMyWeek } from './use-my-week.js';
import { daysAfter, mondayOf, today } from './week.js';

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** One's own time, a week at a time: each day with its entries and what they come to. */
export function WeekSheet() {
  const t = useTexts();
  const { language } = useShell();
  const address = useListAddress();
  const moves = useMyTimeMoves();
  const [editing, setEditing] = useState<TimeEntry | null>(null);
  const [adding, setAdding] = useState<string | null>(null);
  const { monday, sunday, query } = useMyWeek();
  return (
    <section className="grid gap-4" aria-label={t('time.week')}>
      <div className="flex flex-wrap items-center gap-2">
        <div className="flex max-w-full items-center gap-2">
          <ButtonLink
            href={address.hrefWith({ week: daysAfter(monday, -7) })}
            variant="secondary"
            size="small"
            icon="back"
            iconOnly
          >
            {t('time.weekBefore')}
          </ButtonLink>
          <h2 className="min-w-0 text-base font-semibold">
            {t('time.weekOf', { from: formatDate(monday, language), until: formatDate(sunday, language) })}
          </h2>
          <ButtonLink
            href={address.hrefWith({ week: daysAfter(monday, 7) })}
            variant="secondary"
            size="small"
            icon="arrow"
            iconOnly
          >
            {t('time.weekAfter')}
          </ButtonLink>
        </div>
        {monday !== mondayOf(today()) && (
          <ButtonLink href={address.hrefWith({ week: '' })} variant="quiet" size="small">
            {t('time.thisWeek')}
          </ButtonLink>
        )}
      </div>
      <Loaded query={query} failed={t('time.fetchFailed')}>
        {({ items, totals }) => {
          const ready = items.filter(isReady);
          return (
            <>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <TimeTotals {...totals} />
                {ready.length > 0 && (
                  <Button size="small" variant="secondary" icon="check" onClick={() => void moves.submit(ready)}>
                    {t('time.submitAll', { count: ready.length })}
                  </Button>
                )}
              </div>
              <ol className="grid gap-1">
                {DAYS.map((days) => daysAfter(monday, days)).map((day) => {
                  const ofDay = items.filter(({ dateWorked }) => dateWorked === day);
                  const minutes = ofDay.reduce((sum, entry) => sum + (entry.timerMinutes ? 0 : entry.minutes), 0);
                  return (
                    <li key={day} className="border-t border-line py-2">
                      <div className="flex items-center gap-3">
                        <h3 className="flex-1 text-sm font-semibold">
                          {formatWeekday(`${day}T12:00:00Z`, language)}{' '}
                          <span className="font-normal text-grey">{formatDate(day, language)}</span>
                        </h3>
                        {minutes > 0 && <Ltr className="text-sm tabular-nums text-grey">{minutesText(minutes)}</Ltr>}
                        {day <= today() && (
                          <Button size="small" variant="quiet" icon="plus" iconOnly onClick={() => setAdding(day)}>
                            {t('time.addOn', { date: formatDate(day, language) })}
                          </Button>
                        )}
                      </div>
                      {ofDay.length > 0 && (
                        <ul className="divide-y divide-line">
                          {ofDay.map((entry) => (
                            <TimeRow key={entry.id} entry={entry} onEdit={() => setEditing(entry)} />
                          ))}
                        </ul>
                      )}
                    </li>
                  );
                })}
              </ol>
            </>
          );
        }}
      </Loaded>
      {editing && <TimeSheet entry={editing} onClose={() => setEditing(null)} />}
      {adding && <TimeSheet entry={null} dateWorked={adding} onClose={() => setAdding(null)} />}
    </section>
  );
}
