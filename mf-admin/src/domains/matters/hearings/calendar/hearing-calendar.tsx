import { type Hearing, MOST_OF_DAYS } from '@diwan/contracts/matters/hearings/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatMonth, useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { Skeleton } from '@diwan/ui/skeleton';
import { Tabs } from '@diwan/ui/tabs';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useHearingDays } from '../api/hearings.js';
import type { HearingFilters } from '../hearing-filters.js';
import { HearingGlance } from '../hearing-glance.js';
import { daysOf, isDay, SPANS, type Span, step } from './calendar-days.js';
import { useIsNarrow } from './use-is-narrow.js';

const CalendarGrid = lazy(() => import('./calendar-grid.js'));

interface HearingCalendarProps {
  /** As the address has them; what is no span or day there counts as none. */
  span: string;
  day: string;
  filters: HearingFilters;
  /** The address of another view or day. */
  hrefFor: (place: { span: Span; day: string }) => string;
}

/** Hearings in a calendar: a month, a week, or as lines for narrow screens. Which days are shown stands in the address. */
export function HearingCalendar({ filters, hrefFor, ...asked }: HearingCalendarProps) {
  const t = useTexts();
  const { language } = useShell();
  const narrow = useIsNarrow();
  const [opened, setOpened] = useState<Hearing | null>(null);
  const today = beirutDate(new Date());
  const span = SPANS.find((one) => one === asked.span) ?? (narrow ? 'agenda' : 'month');
  const day = isDay(asked.day) ? asked.day : today;
  const days = daysOf(span, day);
  const query = useHearingDays({ ...filters, ...days });
  const heading =
    span === 'week'
      ? `${formatDate(days.from, language)} – ${formatDate(days.to, language)}`
      : formatMonth(day, language);
  const go = (by: 1 | -1) => hrefFor({ span, day: step(span, day, by) });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex items-center gap-1">
          <ButtonLink variant="quiet" icon="back" iconOnly href={go(-1)}>
            {t(`calendar.before.${span}`)}
          </ButtonLink>
          <ButtonLink variant="secondary" href={hrefFor({ span, day: today })}>
            {t('calendar.today')}
          </ButtonLink>
          <ButtonLink variant="quiet" icon="arrow" iconOnly href={go(1)}>
            {t(`calendar.after.${span}`)}
          </ButtonLink>
        </div>
        <h2 className="text-lg font-semibold" aria-live="polite">
          {heading}
        </h2>
        <Tabs
          label={t('calendar.spans')}
          current={hrefFor({ span, day })}
          items={SPANS.map((one) => ({ href: hrefFor({ span: one, day }), label: t(`calendar.${one}`) }))}
        />
      </div>
      <Loaded query={query} failed={t('hearings.fetchFailed')}>
        {(hearings) => (
          <div
            className={query.isPlaceholderData ? 'min-w-0 opacity-60' : 'min-w-0'}
            aria-busy={query.isPlaceholderData}
          >
            {hearings.length === MOST_OF_DAYS && (
              <Notice tone="warning">{t('calendar.tooMany', { count: MOST_OF_DAYS })}</Notice>
            )}
            <Suspense fallback={<Skeleton label={t('page.loading')} bars={[{ shape: 'block' }]} />}>
              <CalendarGrid span={span} day={day} narrow={narrow} hearings={hearings} onOpen={setOpened} />
            </Suspense>
          </div>
        )}
      </Loaded>
      {opened && <HearingGlance hearing={opened} onClose={() => setOpened(null)} />}
    </div>
  );
}
