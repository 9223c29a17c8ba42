import { HEARING_MINUTES } from '@diwan/contracts/matters/hearings/hearing';
import { BEIRUT } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import ical, { ICalCalendarMethod, type ICalEventData, ICalEventStatus } from 'ical-generator';
import type { CaseRecord } from '../cases/case.schema.js';
import type { CourtRecord } from '../courts/court.schema.js';
import type { HearingRecord } from '../hearings/hearing.schema.js';
import type { FeedContent } from './feed-reach.js';
import { FEED_WORDS } from './feed-words.js';

interface Setting {
  courts: ReadonlyMap<string, CourtRecord>;
  discreet: boolean;
  /** Of the site, such as `https://diwan.example`. */
  origin: string;
}

/** How often calendars are asked to look again, in seconds. */
const LOOK_AGAIN = 3600;

/**
 * A feed as RFC 5545 has it (docs/adr/0024). Times are moments in UTC, so that no calendar's own rules of Lebanon's summer time come in;
 * what does not take place is CANCELLED, under the same UID and a greater SEQUENCE. The same content is the same text, byte for byte.
 */
export function toICalendar({ language, forClient, hearings, cases }: FeedContent, setting: Setting): string {
  const words = FEED_WORDS[language];
  const calendar = ical({
    name: words.calendar,
    prodId: { company: 'Diwan', product: 'Hearings', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    ttl: LOOK_AGAIN,
    x: [{ key: 'X-WR-TIMEZONE', value: BEIRUT }],
  });
  for (const hearing of hearings) {
    const legalCase = cases.get(hearing.caseId);
    if (!legalCase) continue;
    const court = setting.courts.get(hearing.courtId ?? '');
    calendar.createEvent({
      ...timeAndPlace(hearing, court, language),
      ...told(hearing, legalCase, { forClient, language, ...setting }),
    });
  }
  return calendar.toString();
}

function timeAndPlace(hearing: HearingRecord, court: CourtRecord | undefined, language: Language): ICalEventData {
  const takesPlace = hearing.deletedAt === null && (hearing.state === 'scheduled' || hearing.state === 'held');
  const { comma, room } = FEED_WORDS[language];
  const { location, courtRoom } = hearing;
  const where = [court?.name[language], location, courtRoom && `${room}: ${courtRoom}`].filter(Boolean).join(comma);
  return {
    id: `hearing-${hearing._id}@diwan`,
    sequence: hearing.version,
    stamp: hearing.updatedAt,
    lastModified: hearing.updatedAt,
    start: hearing.at,
    end: new Date(hearing.at.getTime() + HEARING_MINUTES * 60_000),
    location: court?.place ? { title: where, geo: court.place } : where,
    status: takesPlace ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
    summary: FEED_WORDS[language].hearing,
  };
}

/**
 * What it is about: nothing where the holder wants it so, nor of a case that people are walled off from, because other programs read it
 * too (NOT-11). Clients read what the portal shows them and no more (HEAR-05).
 */
function told(
  { _id, title, type, description }: HearingRecord,
  legalCase: CaseRecord,
  { forClient, language, discreet, origin }: { forClient: boolean; language: Language } & Setting,
): Partial<ICalEventData> {
  const words = FEED_WORDS[language];
  const prefix = language === 'ar' ? `${origin}/ar` : origin;
  const url = forClient ? `${prefix}/client-portal/hearings` : `${prefix}/admin/trials?hearing=${_id}`;
  if (discreet || legalCase.walledOff.length > 0) return { description: `${words.more} ${url}`, url };
  const lines = [
    words.types[type],
    `${words.case}: ${legalCase.title}`,
    ...(forClient ? [] : [legalCase.caseNumber]),
    description,
    url,
  ];
  return { summary: title, description: lines.filter(Boolean).join('\n'), url };
}
