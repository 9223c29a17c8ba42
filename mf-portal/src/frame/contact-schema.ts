import * as z from 'zod/mini';

/** Control and direction-override characters, which no name or address holds. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const Email = z.email();

/** Refuses what no name or address holds. */
export const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), 'invalid');

/** How people are reached beside their phone, with messages by key. An empty e-mail stays empty (D-010). */
export const contactFields = {
  email: z.string().check(
    z.trim(),
    z.maxLength(254, 'too_long'),
    z.refine((address) => address === '' || Email.safeParse(address).success, 'invalid_email'),
  ),
  address: z.string().check(z.trim(), z.maxLength(200, 'too_long'), printable),
};
