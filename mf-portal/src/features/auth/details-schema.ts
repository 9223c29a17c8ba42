import { normalisePhone } from '@diwan/contracts/shared/phone';
import * as z from 'zod/mini';

/** Control and direction-override characters, which no name or address holds. */
const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const printable = z.refine<string>((text) => !UNPRINTABLE.test(text), 'invalid');
const Email = z.email();

const requiredLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'), printable);

/** The fields of "Complete your profile", with messages by key. An empty e-mail stays empty (D-010). */
export const Details = z.object({
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  whatsappNumber: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((number) => number === '' || normalisePhone(number) !== null, 'invalid_phone'),
  ),
  email: z.string().check(
    z.trim(),
    z.maxLength(254, 'too_long'),
    z.refine((address) => address === '' || Email.safeParse(address).success, 'invalid_email'),
  ),
  address: z.string().check(z.trim(), z.maxLength(200, 'too_long'), printable),
});
export type DetailsInput = z.input<typeof Details>;
