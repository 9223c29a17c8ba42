import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, NewCredential, PasskeyCreation, PasskeyRequest } from '@diwan/contracts/people/passkeys/http';

/** Bits of the authenticator data (WebAuthn 3, 6.1). */
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** What an answer says, to be falsified by tests. */
export interface Claims {
  origin: string;
  rpId: string;
  isVerified: boolean;
  counter: number;
  userHandle: string;
}

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();

type Cbor = number | string | Buffer | Map<number | string, Cbor>;
/** CBOR (RFC 8949) of the kinds that attestations are made of. */
function cbor(value: Cbor): Buffer {
  const head = (major: number, count: number) =>
    count < 24
      ? Buffer.from([(major << 5) | count])
      : count < 256
        ? Buffer.from([(major << 5) | 24, count])
        : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

/** An authenticator with one passkey (ES256, attestation "none"), and the browser in front of it. */
export class SoftwareAuthenticator {
  readonly id: string;
  private readonly key: KeyObject;
  private readonly cose: Buffer;
  private handle = '';

  constructor(private readonly origin: string) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.id = randomBytes(32).toString('base64url');
    this.key = privateKey;
    const point = (part: string): Buffer => Buffer.from(part, 'base64url');
    this.cose = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, point(x)],
        [-3, point(y)],
      ]),
    );
  }

  /** Makes the passkey. */
  make({ challenge, rp, user }: PasskeyCreation, changes: Partial<Claims> = {}): NewCredential {
    this.handle = user.id;
    const claims = this.claims(rp.id, changes);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([id.length >> 8, id.length & 0xff]);
    const data = Buffer.concat([authenticatorData(claims, HAS_CREDENTIAL), Buffer.alloc(16), length, id, this.cose]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]),
    );
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, claims).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Signs a challenge with it. */
  use({ challenge, rpId }: PasskeyRequest, changes: Partial<Claims> = {}): Assertion {
    const claims = this.claims(rpId, changes);
    const data = authenticatorData(claims, 0);
    const client = clientData('webauthn.get', challenge, claims);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), this.key).toString('base64url'),
        userHandle: claims.userHandle,
      },
    };
  }

  private claims(rpId: string, changes: Partial<Claims>): Claims {
    return { origin: this.origin, rpId, isVerified: true, counter: 0, userHandle: this.handle, ...changes };
  }
}

function authenticatorData({ rpId, isVerified, counter }: Claims, more: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | (isVerified ? USER_VERIFIED : 0) | more]), count]);
}

const clientData = (type: string, challenge: string, { origin }: Claims): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
