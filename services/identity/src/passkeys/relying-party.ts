import type { Assertion, NewCredential, PasskeyCreation, PasskeyRequest } from '@diwan/contracts/people/passkeys/http';
import { CONFIG } from '@diwan/service-kit/app/config';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Inject, Injectable } from '@nestjs/common';
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import type { IdentityConfig } from '../config.js';
import type { PersonRecord } from '../persons/person.schema.js';
import { FirmName } from '../second-factor/firm-name.js';
import { CHALLENGE_LIFETIME_MS, Challenges, type ChallengeUse } from './challenges.js';
import type { PasskeyRecord } from './passkey.schema.js';

/** Ed25519, ES256 and RS256 (COSE), which every authenticator has one of. */
const ALGORITHMS = [-8, -7, -257];

/** What a new passkey is known by. */
export type VerifiedCredential = Pick<PasskeyRecord, 'credentialId' | 'publicKey' | 'counter' | 'transports'>;

const descriptor = ({ credentialId, transports }: PasskeyRecord) =>
  ({ id: credentialId, type: 'public-key', transports }) as const;

/**
 * This deployment towards authenticators (WebAuthn 3): asks for passkeys that can be found without a name and that verify their user, and
 * checks what comes back. Everything that is not right is PASSKEY_INVALID.
 */
@Injectable()
export class RelyingParty {
  private readonly id: string;
  private readonly origin: string;

  constructor(
    private readonly challenges: Challenges,
    private readonly firm: FirmName,
    @Inject(CONFIG) { PUBLIC_ORIGIN }: IdentityConfig,
  ) {
    this.origin = PUBLIC_ORIGIN;
    this.id = new URL(PUBLIC_ORIGIN).hostname;
  }

  /** Asks for a new passkey, of an authenticator that has none of `known` yet. */
  async askForNew(person: PersonRecord, known: readonly PasskeyRecord[], use: ChallengeUse): Promise<PasskeyCreation> {
    const name = await this.firm.read();
    const challenge = await this.challenges.issue(use);
    return {
      rp: { id: this.id, name },
      user: { id: userHandle(person), name: person.name, displayName: person.name },
      challenge,
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: CHALLENGE_LIFETIME_MS,
      excludeCredentials: known.map(descriptor),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    };
  }

  /** Asks for a use of one of `known`; where there are none, of any that the browser can find. */
  async ask(known: readonly PasskeyRecord[], use: ChallengeUse): Promise<PasskeyRequest> {
    return {
      rpId: this.id,
      challenge: await this.challenges.issue(use),
      timeout: CHALLENGE_LIFETIME_MS,
      allowCredentials: known.map(descriptor),
      userVerification: 'required',
    };
  }

  /** Checks a new passkey and spends its challenge. */
  async verifyNew(credential: NewCredential, use: ChallengeUse): Promise<VerifiedCredential> {
    const expectedChallenge = await this.spend(credential, use);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }).catch(refuse);
    if (registrationInfo === undefined) throw new DomainError('PASSKEY_INVALID');
    const { id, publicKey, counter } = registrationInfo.credential;
    const transports = credential.response.transports ?? [];
    return { credentialId: id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  }

  /** Spends the challenge that an assertion answers; before anything else is looked at. */
  async spend({ response }: Assertion | NewCredential, use: ChallengeUse): Promise<string> {
    const challenge = challengeOf(response.clientDataJSON);
    if (challenge === null || !(await this.challenges.spend(challenge, use))) throw new DomainError('PASSKEY_INVALID');
    return challenge;
  }

  /** Checks what a passkey signed for `expectedChallenge`; returns its new counter. */
  async verify(assertion: Assertion, passkey: PasskeyRecord, expectedChallenge: string): Promise<number> {
    const { credentialId, publicKey, counter, transports } = passkey;
    const { userHandle: handle } = assertion.response;
    if (handle !== undefined && handle !== userHandle({ _id: passkey.personId })) {
      throw new DomainError('PASSKEY_INVALID');
    }
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: this.origin,
      expectedRPID: this.id,
      credential: {
        id: credentialId,
        publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
        counter,
        transports,
      },
      requireUserVerification: true,
    }).catch(refuse);
    if (!verified) throw new DomainError('PASSKEY_INVALID');
    return authenticationInfo.newCounter;
  }
}

/** How authenticators know the person: by nothing that says who it is. */
const userHandle = ({ _id }: Pick<PersonRecord, '_id'>): string => Buffer.from(_id.toHexString()).toString('base64url');

/** The challenge inside of a client's data, or null. */
function challengeOf(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = (data as { challenge?: unknown } | null)?.challenge;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

function refuse(cause: unknown): never {
  throw new DomainError('PASSKEY_INVALID', { cause });
}
