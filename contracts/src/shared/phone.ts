import * as z from 'zod/mini';

export { DEFAULT_CALLING_CODE, isAbroad, lebanesePhone, mayBePhone, westernDigits } from './phone-number.js';

/** A telephone number in E.164: `+` and 7 to 15 digits. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{6,14}$/));
export type Phone = z.infer<typeof Phone>;

/** A phone as people type it; services normalise it (D-005). */
export const TypedPhone = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
