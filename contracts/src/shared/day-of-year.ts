import { type SiteLanguage, TONGUES } from './tongues.js';

/** `12 May`, of `05-12`: a day that comes each year. */
export function formatDayOfYear(monthAndDay: string, language: SiteLanguage): string {
  const { months, first = '1' } = TONGUES[language];
  const [month = 1, day = 1] = monthAndDay.split('-').map(Number);
  return `${day === 1 ? first : day} ${months[month - 1]}`;
}
