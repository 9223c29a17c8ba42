import { isDeepStrictEqual } from 'node:util';
import type { OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { INVENTED } from './invented.js';

/** Who saved the profile in the office form gave up its other languages. */
const inProductLanguages = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, inner) => (key === 'fr' ? undefined : inner)));

/** A profile without what is not the firm's. */
export function withoutInvented(profile: OfficeProfileDraft): OfficeProfileDraft {
  const own = <Key extends keyof typeof INVENTED>(key: Key) =>
    isDeepStrictEqual(inProductLanguages(profile[key]), inProductLanguages(INVENTED[key])) ? null : profile[key];
  const email = own('email');
  return {
    ...profile,
    ...{ phone: own('phone'), whatsappNumber: own('whatsappNumber'), email },
    ...{ address: own('address'), barRegistration: own('barRegistration'), vatNumber: own('vatNumber') },
    // A firm may be called so after all, where it has an address of its own.
    name: email === null ? (own('name') ?? { en: '', ar: '' }) : profile.name,
    // Of a profile that was saved somebody has seen what it promises.
    emergencyLine: profile.emergencyLine && (email !== null || profile.version > 1),
  };
}
