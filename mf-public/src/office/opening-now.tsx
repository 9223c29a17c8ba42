import { nameIn, type SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import type { Opening } from '@diwan/contracts/site/office/opening';
import { formatDate, useShell } from '@diwan/mf-kit';
import { type Texts, useTexts } from '../texts.js';
import { useOpening } from './use-opening.js';

/** Whether somebody is there now, and if not, from when (PUB-09). */
export function OpeningNow({ profile }: { profile: OfficeProfile }) {
  const t = useTexts();
  const { siteLanguage } = useShell();
  return (
    <p className="mb-2 font-medium">
      {inWords(useOpening(profile), siteLanguage, t)}
      <span className="font-normal text-grey"> ({t('hours.beirut')})</span>
    </p>
  );
}

function inWords(opening: Opening, language: SiteLanguage, t: Texts): string {
  if (opening.open) return t('hours.openNow', { until: opening.until });
  const { holiday, next } = opening;
  const state = holiday ? t('hours.closedFor', { holiday: nameIn(holiday, language) }) : t('hours.closedNow');
  return next ? t('hours.thenOpens', { state, next: nextInWords(next, language, t) }) : state;
}

type Next = NonNullable<Extract<Opening, { open: false }>['next']>;

function nextInWords({ date, time, inDays }: Next, language: SiteLanguage, t: Texts): string {
  if (inDays === 0) return t('hours.opensToday', { time });
  if (inDays === 1) return t('hours.opensTomorrow', { time });
  const day = t(`day.${WEEKDAYS[new Date(`${date}T12:00:00Z`).getUTCDay()] ?? 'mon'}`);
  return t('hours.opensOn', { day, date: formatDate(date, language), time });
}

/** As `getUTCDay` counts them. */
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
