import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { Id, IdParams, Instant } from '../../shared/id.js';

const service = 'cases';

/** A private address that calendar programs read hearings from, without the address itself: it is said once, when it is made (HEAR-06). */
export const CalendarFeed = z.strictObject({
  id: Id,
  /** One case's; null: all hearings that its holder attends, or that are the client's. */
  caseId: z.nullable(Id),
  /** Entries say neither what nor whose: only when and where (NOT-11). */
  discreet: z.boolean(),
  /** When its present address was made. */
  madeAt: Instant,
  /** When a calendar read it last; null before the first time. */
  lastReadAt: z.nullable(Instant),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

/** A feed with its new address, a path of this site. Whoever holds it reads the feed. */
export const MadeFeed = z.strictObject({ feed: CalendarFeed, path: z.string() });
export type MadeFeed = z.infer<typeof MadeFeed>;

const makeFields = { discreet: z.boolean() };

export const listCalendarFeeds = endpoint({
  service,
  method: 'GET',
  path: '/calendar-feeds',
  access: 'hearing:read',
  status: 200,
  summary: 'Own calendar feeds: of the hearings one attends, and of cases',
  response: z.array(CalendarFeed),
  errors: [],
});
/** Each has one address: making it again is renewing it, and the one before ends at once. */
export const makeCalendarFeed = endpoint({
  service,
  method: 'POST',
  path: '/calendar-feeds',
  access: 'hearing:read',
  status: 201,
  summary: 'Make or renew the address of an own calendar feed',
  body: z.strictObject({ caseId: z.nullable(Id), ...makeFields }),
  response: MadeFeed,
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
export const endCalendarFeed = endpoint({
  service,
  method: 'DELETE',
  path: '/calendar-feeds/:id',
  access: 'hearing:read',
  status: 204,
  summary: 'End a calendar feed of one’s own',
  params: IdParams,
  errors: ['NOT_FOUND'],
});

/** A client's, or a delegate's while they look at the client's file. */
export const getOwnCalendarFeed = endpoint({
  service,
  method: 'GET',
  path: '/my/calendar-feed',
  access: 'client',
  status: 200,
  summary: 'The calendar feed of own hearings, if there is one',
  response: z.strictObject({ feed: z.nullable(CalendarFeed) }),
  errors: [],
});
export const makeOwnCalendarFeed = endpoint({
  service,
  method: 'POST',
  path: '/my/calendar-feed',
  access: 'client',
  status: 201,
  summary: 'Make or renew the address of the calendar feed of own hearings',
  body: z.strictObject(makeFields),
  response: MadeFeed,
  errors: ['TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
export const endOwnCalendarFeed = endpoint({
  service,
  method: 'DELETE',
  path: '/my/calendar-feed',
  access: 'client',
  status: 204,
  summary: 'End the calendar feed of own hearings',
  errors: [],
});

/** For calendar programs, which bring nothing but the address. Unknown, ended and no longer allowed are answered alike. */
export const readCalendarFeed = endpoint({
  service,
  method: 'GET',
  path: '/calendars/:file',
  access: 'public',
  status: 200,
  bytes: true,
  summary: 'A calendar feed as iCalendar',
  params: z.strictObject({ file: z.string().check(z.regex(/^[\w-]{43}\.ics$/)) }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS', 'UNAVAILABLE'],
});
