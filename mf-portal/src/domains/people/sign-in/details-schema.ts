import { mayBePhone } from '@diwan/contracts/shared/phone';
import * as z from 'zod/mini';
import { contactFields, printable } from '../../../frame/contact-schema.js';

const requiredLine = (max: number) =>
  z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(max, 'too_long'), printable);

/** The fields of "Complete your profile", with messages by key. An empty e-mail stays empty (D-010). */
export const Details = z.object({
  firstName: requiredLine(80),
  lastName: requiredLine(80),
  whatsappNumber: z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.refine((number) => number === '' || mayBePhone(number), 'invalid_phone'),
  ),
  ...contactFields,
});
export type DetailsInput = z.input<typeof Details>;
