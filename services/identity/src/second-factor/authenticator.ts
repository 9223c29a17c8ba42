import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Codes of one step before and after the present one pass, for clocks that differ. */
const WINDOW = 1;
const ISSUER = 'Diwan';

const totp = (secret: Secret, label: string) =>
  new TOTP({ issuer: ISSUER, label, secret, algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS });

/** A new shared secret (160 random bits, base32) with the address that authenticator apps read as a QR code. */
export function newAuthenticator(label: string): { secret: string; otpauthUri: string } {
  const secret = new Secret({ size: 20 });
  return { secret: secret.base32, otpauthUri: totp(secret, label).toString() };
}

/** The time step that `code` belongs to at `now`, or null when it is wrong (RFC 6238). Compared in constant time by the library. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const authenticator = totp(Secret.fromBase32(secret), '');
  const timestamp = now.getTime();
  const delta = authenticator.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : authenticator.counter({ timestamp }) + delta;
}
