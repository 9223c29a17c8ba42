import type { SiteLanguage } from '@diwan/contracts/shared/tongues';
import type { Opening } from '@diwan/contracts/site/office/opening';
import { formatDate, formatWeekday } from '@diwan/mf-kit';
import type { ShellTexts } from '../messages/shell-texts.js';

/** When the office opens or closes next, said so that it stays true while the page stands there; null where it is not known. */
export function openingInWords(opening: Opening, language: SiteLanguage, t: ShellTexts): string | null {
  if (opening.open) return t('footer.openUntil', { until: opening.until });
  if (!opening.next) return null;
  const { date, time, inDays } = opening.next;
  if (inDays === 0) return t('footer.opensToday', { time });
  const noon = `${date}T12:00:00Z`;
  return t('footer.opensOn', { day: formatWeekday(noon, language), date: formatDate(date, language), time });
}
