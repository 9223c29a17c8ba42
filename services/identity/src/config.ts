import { QuietHoursSetting } from '@diwan/contracts/messages/preferences/quiet-hours';
import { baseConfig, type ConfigOf, readConfig, secret } from '@diwan/service-kit/app/config';
import * as z from 'zod/mini';

/** Countries of the picker and of the Lebanese abroad, as calling codes. */
const DEFAULT_CALLING_CODES =
  '961,1,20,27,30,31,32,33,34,39,41,43,44,45,46,47,49,55,61,90,212,213,216,225,234,357,962,964,965,966,971,974';

const count = (fallback: number) => z._default(z.coerce.number().check(z.int(), z.minimum(0)), fallback);

/** Environment of identity. */
export const identityConfig = {
  ...baseConfig,
  /** Key of the one-time codes' hashes; in no database. */
  OTP_PEPPER: secret,
  /** Key that seals authenticator secrets at rest. */
  SECOND_FACTOR_KEY: secret,
  /** Makes its holder the first owner; without it, or once there is an owner, nobody. At least 16 characters. */
  ADMIN_KEY: z.optional(z.string().check(z.minLength(16))),
  /** Calling codes that one-time codes are sent to, separated by commas. */
  OTP_CALLING_CODES: z._default(z.string().check(z.regex(/^\d{1,3}(,\d{1,3})*$/)), DEFAULT_CALLING_CODES),
  /** Seconds between two codes for a phone (D-004). */
  OTP_RESEND_SECONDS: count(60),
  /** Codes per hour to numbers that differ in the last four digits only (pumping). */
  OTP_PREFIX_BUDGET: count(30),
  /** Codes per hour to phones that nobody has proven; beyond it sending to them stops and staff are told. */
  OTP_HOURLY_BUDGET: count(500),
  /** The same for phones that were proven, and once more for browsers their holders have signed in with: what nobody else can use up. */
  OTP_RESERVE: count(500),
  /** Files of closed cases are kept so many years: the ground on which data of their people stay (PORT-08). */
  RETENTION_YEARS: count(10),
  /** When whoever never said anything else gets nothing that can wait, as people read it (NOT-10); notifications go by the same. */
  QUIET_HOURS: QuietHoursSetting,
};
export type IdentityConfig = ConfigOf<typeof identityConfig>;

/** Reads the environment; ends the process with every fault listed when it is wrong. */
export const readIdentityConfig = (): IdentityConfig => readConfig(identityConfig);
