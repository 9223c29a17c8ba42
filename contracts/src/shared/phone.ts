import * as z from 'zod/mini';

export { DEFAULT_CALLING_CODE, normalisePhone, westernDigits } from './phone-number.js';

/** A telephone number in E.164: `+` and 8 to 15 digits. */
export const Phone = z.string().check(z.regex(/^\+[1-9]\d{7,14}$/));
export type Phone = z.infer<typeof Phone>;
