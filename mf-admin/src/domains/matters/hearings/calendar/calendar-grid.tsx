import { HEARING_MINUTES } from '@diwan/contracts/matters/hearings/hearing';
import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import { useShell } from '@diwan/mf-kit';
import FullCalendar, { type EventDisplayInfo } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import list from '@fullcalendar/react/list';
import arabic from '@fullcalendar/react/locales/ar';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useTexts } from '../../../../texts.js';
import { FIRST_WEEKDAY, type Span } from './calendar-days.js';
import { Steady } from './steady.js';
import './calendar.css';

const VIEWS = { month: 'dayGridMonth', week: 'timeGridWeek', agenda: 'listMonth' } as const satisfies Record<
  Span,
  string
>;
/** Lebanon's names of months, Latin digits as everywhere. */
const LOCALES = { en: 'en-GB', ar: 'ar-LB-u-nu-latn' } as const;

export interface CalendarGridProps {
  span: Span;
  day: string;
  /** As narrow as a phone: seven columns of hours have no room for words, so a week is lines too. */
  narrow: boolean;
  hearings: readonly Hearing[];
  onOpen: (hearing: Hearing) => void;
}

/**
 * The calendar itself (docs/adr/0023). Hours are those that courts said: what clocks in Beirut show goes in as it stands, so that the
 * zone and the summer time of the browser change nothing. A default export: its code is fetched when a calendar is shown.
 */
export default function CalendarGrid({ span, day, narrow, hearings, onOpen }: CalendarGridProps) {
  const t = useTexts();
  const { language } = useShell();
  const byId = new Map(hearings.map((hearing) => [hearing.id, hearing]));
  const view = narrow && span === 'week' ? 'listWeek' : VIEWS[span];
  const isList = view.startsWith('list');
  return (
    <div className={isList ? 'hearing-calendar hearing-calendar--list' : 'hearing-calendar'}>
      {/* Another view or day is another calendar: which one is said by the address alone. */}
      <Steady key={`${view}-${day}-${language}`}>
        <FullCalendar
          plugins={[dayGrid, timeGrid, list, classic]}
          initialView={view}
          initialDate={day}
          timeZone={BEIRUT}
          locales={[arabic]}
          locale={LOCALES[language]}
          direction={language === 'ar' ? 'rtl' : 'ltr'}
          firstDay={FIRST_WEEKDAY}
          headerToolbar={false}
          height="auto"
          // All hours are shown, so none is scrolled to: the library can try it after the week is gone, and fail.
          scrollTime=""
          allDaySlot={false}
          slotMinTime="07:00:00"
          slotMaxTime="20:00:00"
          nowIndicator
          slotEventOverlap={false}
          dayMaxEvents={4}
          eventInteractive
          eventDisplay="block"
          slotHeaderFormat={{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }}
          noEventsContent={t('hearings.noneInDays')}
          defaultTimedEventDuration={{ minutes: HEARING_MINUTES }}
          events={hearings.map(({ id, title, wallTime, state }) => ({
            id,
            title,
            start: wallTime,
            className: `hearing-calendar__event hearing-calendar__event--${state}`,
          }))}
          eventContent={({ event }: EventDisplayInfo) => {
            const hearing = byId.get(event.id);
            return hearing && <HearingInCalendar hearing={hearing} detailed={span !== 'month'} />;
          }}
          eventClick={({ event, jsEvent }) => {
            jsEvent.preventDefault();
            const hearing = byId.get(event.id);
            if (hearing) onOpen(hearing);
          }}
        />
      </Steady>
    </div>
  );
}

function HearingInCalendar({ hearing, detailed }: { hearing: Hearing; detailed: boolean }) {
  const t = useTexts();
  const { wallTime, title, caseTitle, lawyer, state, court, location } = hearing;
  const { language } = useShell();
  return (
    <span className="hearing-calendar__text">
      <span className="hearing-calendar__time">{wallTime.slice(11)}</span>{' '}
      <bdi className={state === 'cancelled' || state === 'postponed' ? 'line-through' : undefined}>{title}</bdi>
      {state !== 'scheduled' && <> · {t(`hearingState.${state}`)}</>}
      {detailed && (
        <span className="hearing-calendar__more">
          <bdi>{caseTitle}</bdi>
          {' · '}
          <bdi>{court?.name[language] ?? location}</bdi>
          {lawyer && (
            <>
              {' · '}
              <bdi>{lawyer.name}</bdi>
            </>
          )}
        </span>
      )}
    </span>
  );
}
