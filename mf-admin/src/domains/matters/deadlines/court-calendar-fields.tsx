import type { StandingCourtCalendar } from '@diwan/contracts/matters/deadlines/court-calendar';
import { formatDayOfYear } from '@diwan/contracts/shared/day-of-year';
import { FIXED_HOLIDAYS, type FixedHoliday } from '@diwan/contracts/site/office/holidays';
import { WEEKDAYS } from '@diwan/contracts/site/office/office-profile';
import { useShell } from '@diwan/mf-kit';
import type { ControlOf } from '@diwan/ui/form-of';
import { useTexts } from '../../../texts.js';
import { ChoiceBoxes } from './choice-boxes.js';
import { Confirmation } from './confirmation.js';
import { CourtHolidayFields } from './court-holiday-fields.js';
import { RecessFields } from './recess-fields.js';
import type { TableValues } from './table-values.js';

interface CourtCalendarFieldsProps {
  control: ControlOf<TableValues>;
  /** As it is stored. */
  standing: StandingCourtCalendar;
  /** Null while something is not saved: what is confirmed is what stands. */
  onConfirm: (() => void) | null;
}

/** The days on which no term ends: the courts' weekend, public holidays and recesses (HEAR-07). */
export function CourtCalendarFields({ control, standing, onConfirm }: CourtCalendarFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <section className="grid gap-6 border-t border-line pt-6" aria-labelledby="court-calendar">
      <h2 id="court-calendar" className="text-xl">
        {t('deadlines.calendar')}
      </h2>
      <p className="text-sm text-grey">{t('deadlines.calendarHint')}</p>
      <Confirmation
        confirmed={standing.confirmed}
        unconfirmed={t('deadlines.unconfirmedCalendar')}
        deed={t('deadlines.confirmCalendar')}
        onConfirm={onConfirm}
      />
      <ChoiceBoxes
        name="calendar.weekend"
        legend={t('deadlines.weekend')}
        choices={WEEKDAYS.map((value) => ({ value, label: t(`day.${value}`) }))}
      />
      <ChoiceBoxes
        name="calendar.fixedHolidays"
        legend={t('deadlines.fixedHolidays')}
        choices={(Object.keys(FIXED_HOLIDAYS) as FixedHoliday[]).map((value) => ({
          value,
          label: t('deadlines.dayNamed', {
            day: formatDayOfYear(value, language),
            name: FIXED_HOLIDAYS[value][language],
          }),
        }))}
      />
      <CourtHolidayFields control={control} />
      <RecessFields control={control} />
    </section>
  );
}
