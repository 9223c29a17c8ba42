import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of one step before and after the present one pass, for clocks that differ. */
const WINDOW = 1;

/** How an entry of an authenticator app is called: by whom it is asked for, and whose it is. */
export interface AuthenticatorEntry {
  issuer: string;
  label: string;
}

const totp = (secret: Secret, entry: AuthenticatorEntry = { issuer: '', label: '' }) =>
  new TOTP({ ...entry, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new shared secret (160 random bits, base32) with the address that authenticator apps read as a QR code. */
export function newAuthenticator(entry: AuthenticatorEntry): { secret: string; otpauthUri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, otpauthUri: totp(secret, entry).toString() };
}

/** The time step that `code` belongs to at `now`, or null when it is wrong (RFC 6238). Compared in constant time by the library. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const authenticator = totp(Secret.fromBase32(secret));
  const timestamp = now.getTime();
  const delta = authenticator.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : authenticator.counter({ timestamp }) + delta;
}

/** The code that passes now and was not spent, as far as the window allows: what a demo's authenticator shows, for 30 seconds at most. */
export function nextUsableCode(secret: string, lastStep: number, now: Date): { code: string; secondsLeft: number } {
  const authenticator = totp(Secret.fromBase32(secret));
  const present = authenticator.counter({ timestamp: now.getTime() });
  const step = Math.min(Math.max(present, lastStep + 1), present + WINDOW);
  const timestamp = step * PERIOD_SECONDS * 1000;
  const endsAt = (step + 1 + WINDOW) * PERIOD_SECONDS * 1000;
  return {
    code: authenticator.generate({ timestamp }),
    secondsLeft: Math.min(PERIOD_SECONDS, Math.max(1, Math.floor((endsAt - now.getTime()) / 1000))),
  };
}
