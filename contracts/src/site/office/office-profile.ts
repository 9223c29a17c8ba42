import * as z from 'zod/mini';
import { CalendarDate } from '../../shared/id.js';
import { inSiteLanguages, SiteText } from '../../shared/localized.js';
import { Phone } from '../../shared/phone.js';

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export const Weekday = z.enum(WEEKDAYS);

const Name = z.string().check(z.minLength(1), z.maxLength(80));
const Line = z.string().check(z.minLength(1), z.maxLength(160));
/** It stands within the texts of pages: neither braces nor what those read as a mark (see `PageText`), nor what turns the direction of writing. */
const FirmName = z
  .string()
  .check(
    z.regex(/\S/u, 'required'),
    z.maxLength(120),
    z.regex(/^[^*[\]{}]*$/, 'has_marks'),
    z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u),
  );
/** As the Ministry of Finance gives it, such as `1234567-601`. */
const VatNumber = z.string().check(z.regex(/^\d[\d-]{2,18}\d$/));
const ClockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Opening hours of one weekday, 24-hour clock in Asia/Beirut; closed when `hours` is null. */
export const DayHours = z.strictObject({
  day: Weekday,
  hours: z.nullable(z.strictObject({ opens: ClockTime, closes: ClockTime })),
});

/** A day on which the firm is closed beside those that the law fixes (OFF-13). */
const Holiday = z.strictObject({
  date: CalendarDate,
  name: z.strictObject({ en: Name, ar: Name }),
});

/** The firm's particulars as far as they are known: its name and how it is reached are empty until the firm has entered them. */
export const OfficeProfileDraft = z.strictObject({
  name: SiteText,
  blurb: SiteText,
  phone: z.nullable(Phone),
  whatsappNumber: z.nullable(Phone),
  email: z.nullable(z.email()),
  address: z.nullable(z.strictObject({ street: SiteText, city: SiteText, country: z.literal('LB') })),
  /** Monday to Sunday, in this order. */
  openingHours: z.array(DayHours).check(z.length(7)),
  /** In the order of their dates. */
  holidays: z.array(Holiday).check(z.maxLength(60)),
  /** Whether the emergency messaging line answers around the clock. */
  emergencyLine: z.boolean(),
  foundedOn: z.nullable(CalendarDate),
  /** Where the firm is registered and under which number, as the Bar writes it. */
  barRegistration: z.nullable(z.strictObject({ en: Line, ar: Line })),
  /** Under which the firm is registered for value added tax: it stands on documents of money (BILL-05). */
  vatNumber: z.nullable(VatNumber),
  /** Legal statements that no partner has signed off: shown with a note that says so, or not at all (D-047). */
  unreviewedFacts: z.enum(['noted', 'hidden']),
  version: z.int(),
});
export type OfficeProfileDraft = z.infer<typeof OfficeProfileDraft>;

/**
 * The firm's particulars as it has entered them, one record behind the page, the footer, the assistant's hours and the structured data
 * (D-030). Address and founding date are empty until the firm enters them; what depends on them is not shown until then (D-029, D-043).
 */
export const OfficeProfile = z.extend(OfficeProfileDraft, {
  name: inSiteLanguages(FirmName),
  phone: Phone,
  whatsappNumber: Phone,
  email: z.email(),
});
export type OfficeProfile = z.infer<typeof OfficeProfile>;

/** Whether the firm has entered who it is. Until then nothing of the profile is shown to anybody outside, or printed. */
export const isEntered = (profile: OfficeProfileDraft): profile is OfficeProfile =>
  profile.name.en !== '' && profile.phone !== null && profile.whatsappNumber !== null && profile.email !== null;

/** What stands where a firm is named that has not entered its name yet. */
export const UNNAMED_FIRM = { en: 'Diwan', ar: 'ديوان' } as const;
