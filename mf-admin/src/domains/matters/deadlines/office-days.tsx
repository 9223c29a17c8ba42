import type { CourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import { useOfficeDays } from './api/office-days.js';

type CourtHoliday = CourtCalendar['holidays'][number];

interface OfficeDaysProps {
  /** What the calendar of the courts holds already. */
  known: readonly CourtHoliday[];
  onAdd: (holiday: CourtHoliday) => void;
}

/** Closed days of the office to come that the courts' calendar does not have: one by one they can be taken over. */
export function OfficeDays({ known, onAdd }: OfficeDaysProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <Loaded query={useOfficeDays()} failed={t('deadlines.officeDaysFailed')} bars={[{ width: 'half' }]}>
      {(days) => {
        const today = beirutDate(new Date());
        const others = days.filter(({ date }) => date >= today && known.every((one) => one.date !== date));
        if (others.length === 0) return null;
        return (
          <section className="grid gap-2 rounded-lg bg-surface-2 p-4" aria-label={t('deadlines.officeDays')}>
            <p className="text-sm">{t('deadlines.officeDaysHint')}</p>
            <ul className="grid gap-1">
              {others.map(({ date, name }) => {
                const said = t('deadlines.dayNamed', { day: formatDate(date, language), name: name[language] });
                return (
                  <li key={date} className="flex flex-wrap items-center justify-between gap-2">
                    <bdi>{said}</bdi>
                    <Button
                      variant="secondary"
                      size="small"
                      onClick={() => onAdd({ date, name: { en: name.en, ar: name.ar } })}
                      aria-label={t('deadlines.takeOverOf', { name: said })}
                    >
                      {t('deadlines.takeOver')}
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        );
      }}
    </Loaded>
  );
}
