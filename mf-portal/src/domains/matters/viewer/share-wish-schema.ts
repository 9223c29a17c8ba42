import { mayBePhone } from '@diwan/contracts/shared/phone';
import * as z from 'zod/mini';

const UNPRINTABLE = /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u;
const Email = z.email();

/** Whom a client wants to let read a document, with messages by key. One way to reach the person must be given. */
export const ShareWishForm = z
  .object({
    recipientName: z.string().check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(120, 'too_long'),
      z.refine<string>((text) => !UNPRINTABLE.test(text), 'invalid'),
    ),
    recipientPhone: z.string().check(
      z.trim(),
      z.refine((phone) => phone === '' || mayBePhone(phone), 'invalid_phone'),
    ),
    recipientEmail: z.string().check(
      z.trim(),
      z.maxLength(254, 'too_long'),
      z.refine((address) => address === '' || Email.safeParse(address).success, 'invalid_email'),
    ),
    reason: z.string().check(z.trim(), z.maxLength(1000, 'too_long')),
  })
  .check(
    z.refine(({ recipientPhone, recipientEmail }) => recipientPhone !== '' || recipientEmail !== '', {
      error: 'phone_or_email',
      path: ['recipientPhone'],
    }),
  );
export type ShareWishInput = z.input<typeof ShareWishForm>;
