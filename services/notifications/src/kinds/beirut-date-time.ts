import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';

const LOCALES: Record<Language, string> = { en: 'en-GB', ar: 'ar-LB-u-nu-latn' };
const BEIRUT_TIME: Record<Language, string> = { en: '(Beirut)', ar: '(بتوقيت بيروت)' };
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A moment as pages write it: Western digits, 24 hours, the zone in words (I18-03, I18-06). */
export function inBeirut(instant: string, language: Language): string {
  const at = new Date(instant);
  const date = { day: 'numeric', month: 'long', year: 'numeric', timeZone: BEIRUT } as const;
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: BEIRUT } as const;
  const day = new Intl.DateTimeFormat(LOCALES[language], date).format(at);
  const clock = new Intl.DateTimeFormat(LOCALES.en, time).format(at);
  return `${day}${language === 'ar' ? '،' : ','} ${clock} ${BEIRUT_TIME[language]}`;
}

/** How long `ms` milliseconds are, in words: whole hours, rounded; below one hour whole minutes, one at least. */
export function durationInWords(ms: number, language: Language): string {
  const [count, unit] = ms < HOUR ? [Math.max(1, Math.floor(ms / MINUTE)), 'minute'] : [Math.round(ms / HOUR), 'hour'];
  return new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
