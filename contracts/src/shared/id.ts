import * as z from 'zod/mini';

/** Identifier of a stored record: a MongoDB ObjectId in lower-case hex. Never the nil id (D-009). */
export const Id = z.string().check(z.regex(/^(?!0{24})[0-9a-f]{24}$/));
export type Id = z.infer<typeof Id>;

/** Moment in time, ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** Calendar date without a time, `YYYY-MM-DD`, of the years 1800 to 8999: there is room to count from it in both directions. */
export const CalendarDate = z.iso.date().check(z.regex(/^(?:1[89]|[2-8]\d)/, 'invalid_date'));

/** The `{ id }` of a path such as `/clients/:id`. */
export const IdParams = z.strictObject({ id: Id });
