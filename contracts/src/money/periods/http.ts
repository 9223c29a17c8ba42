import * as z from 'zod/mini';
import { endpoint } from '../../http/endpoint.js';
import { CalendarDate, Instant } from '../../shared/id.js';
import { line } from '../../shared/text.js';

const service = 'billing';

/** Up to and with which day the books are closed; null while they never were. */
export const ClosedBooks = z.strictObject({
  until: z.nullable(CalendarDate),
  /** The closings and openings, newest first. */
  history: z.array(
    z.strictObject({ until: z.nullable(CalendarDate), reason: z.string(), byName: z.string(), at: Instant }),
  ),
});
export type ClosedBooks = z.infer<typeof ClosedBooks>;

export const getClosedBooks = endpoint({
  service,
  method: 'GET',
  path: '/closed-books',
  access: 'billing:read',
  status: 200,
  summary: 'Until when the books are closed',
  response: ClosedBooks,
  errors: [],
});
/** Nothing is booked on a closed day any more: PERIOD_CLOSED. An earlier day opens books again, and says why. */
export const closeBooks = endpoint({
  service,
  method: 'PUT',
  path: '/closed-books',
  access: 'books:close',
  fresh: true,
  status: 200,
  summary: 'Close the books up to a day, or open them again',
  body: z.strictObject({ until: z.nullable(CalendarDate), reason: line(300) }),
  response: ClosedBooks,
  errors: [],
});
