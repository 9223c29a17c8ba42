import { HEARING_MINUTES } from '@diwan/contracts/matters/hearings/hearing';
import type { Language } from '@diwan/contracts/shared/language';
import { calendarOf } from '../home/calendar-file.js';
import type { OwnHearing } from './api/own-hearings.js';

const ROOM = { en: 'court room', ar: 'القاعة' } as const;

/** A hearing as a calendar entry (RFC 5545), with an alarm a day ahead. Same hearing, same entry: adding it again after a move replaces it. */
export function hearingFile(hearing: OwnHearing, language: Language, now: Date = new Date()): string {
  const { id, title, caseTitle, startsAt, court, location, courtRoom } = hearing;
  return calendarOf(
    {
      uid: `hearing-${id}@diwan`,
      start: new Date(startsAt),
      minutes: HEARING_MINUTES,
      summary: title,
      description: caseTitle,
      location: [court?.[language], location, courtRoom && `${ROOM[language]}: ${courtRoom}`]
        .filter(Boolean)
        .join(', '),
    },
    now,
  );
}
