import { randomBytes } from 'node:crypto';

/** A new identifier as Twilio makes them: two letters and 32 hex digits. */
export const newSid = (kind: 'SM' | 'MM' | 'ME' | 'HX'): string => `${kind}${randomBytes(16).toString('hex')}`;
