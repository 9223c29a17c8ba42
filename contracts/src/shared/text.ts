import * as z from 'zod/mini';

/** One line of text that must say something: trimmed, `max` characters at most, no control or direction-override characters. */
export const line = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^[^\p{Cc}\u202A-\u202E\u2066-\u2069]*$/u));

/** Free text of several lines, `max` characters at most; may be empty. */
export const paragraph = (max: number) =>
  z.string().check(z.trim(), z.maxLength(max), z.regex(/^[^\p{Cc}]*$|^(?:[^\p{Cc}]|[\n\r\t])*$/u));

/** An e-mail address, or nothing: an empty field means no address, never a derived one (D-010). */
export const OptionalEmail = z.nullable(z.email().check(z.maxLength(254)));
