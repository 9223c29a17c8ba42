import * as z from 'zod/mini';
import { CalendarDate } from '../../shared/id.js';
import { LocalizedText } from '../../shared/language.js';
import { Phone } from '../../shared/phone.js';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const Weekday = z.enum(WEEKDAYS);

const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours of one weekday, 24-hour clock in Asia/Beirut; closed when `hours` is null. */
export const DayHours = z.strictObject({
  day: Weekday,
  hours: z.nullable(z.strictObject({ opens: ClockTime, closes: ClockTime })),
});

/**
 * The firm's particulars, one record behind the page, the footer, the assistant's hours and the structured data (D-030). Address
 * and founding date are empty until the firm enters them; what depends on them is not shown until then (D-029, D-043).
 */
export const OfficeProfile = z.strictObject({
  name: LocalizedText,
  blurb: LocalizedText,
  phone: Phone,
  whatsappNumber: Phone,
  email: z.email(),
  address: z.nullable(z.strictObject({ street: LocalizedText, city: LocalizedText, country: z.literal('LB') })),
  /** Monday to Sunday, in this order. */
  openingHours: z.array(DayHours).check(z.length(7)),
  /** Whether the emergency messaging line answers around the clock. */
  emergencyLine: z.boolean(),
  foundedOn: z.nullable(CalendarDate),
  version: z.int(),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;
