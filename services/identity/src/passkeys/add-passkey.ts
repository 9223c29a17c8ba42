import type { NewCredential, OwnPasskey, PasskeyCreation } from '@diwan/contracts/people/passkeys/http';
import { SecondFactorChangedV1 } from '@diwan/contracts/people/second-factor/events';
import { Clock } from '@diwan/service-kit/app/clock';
import { CONFIG } from '@diwan/service-kit/app/config';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { IdentityConfig } from '../config.js';
import { deviceOf, type FromBrowser } from '../devices/browser.js';
import { GuessGuard } from '../guesses/guess-guard.js';
import { PASSKEYS_OF_A_PERSON } from '../guesses/guess-rules.js';
import { FactorRepository } from '../persons/factor.repository.js';
import { PersonRepository } from '../persons/person.repository.js';
import { hasSecondFactor } from '../persons/person-facts.js';
import { requireMaySetUp, type SettingUp } from '../second-factor/may-set-up.js';
import { newRecoveryCodes, recoveryCodeHash } from '../second-factor/recovery-codes.js';
import { Sessions } from '../sessions/sessions.service.js';
import { ownPasskey } from './own-passkey.js';
import { MOST_PASSKEYS, PasskeyRepository } from './passkey.repository.js';
import { RelyingParty } from './relying-party.js';

/** A passkey that was added; where it is the first second factor of all, with the session stepped up and codes to recover. */
export interface AddedPasskey {
  passkey: OwnPasskey;
  recoveryCodes: string[] | null;
  cookie: string | null;
}

/** Adds passkeys of staff (AUTH-13). */
@Injectable()
export class AddPasskey {
  constructor(
    private readonly people: PersonRepository,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly relyingParty: RelyingParty,
    private readonly sessions: Sessions,
    private readonly guesses: GuessGuard,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: IdentityConfig,
  ) {}

  /** What the browser makes one from. Throws as `requireMaySetUp`, or TOO_MANY_PASSKEYS. */
  async begin(caller: SignedInCaller): Promise<PasskeyCreation> {
    const person = await this.people.findById(caller.personId);
    requireMaySetUp(await this.settingUp(caller), person, this.clock.now());
    const known = await this.passkeys.listOf(person._id);
    if (known.length >= MOST_PASSKEYS) throw new DomainError('TOO_MANY_PASSKEYS');
    return this.relyingParty.askForNew(person, known, useOf(caller));
  }

  /** Keeps what the browser made. Throws the same, PASSKEY_INVALID, DUPLICATE or TOO_MANY_REQUESTS. */
  async finish(caller: SignedInCaller, made: NewCredential, request: FromBrowser): Promise<AddedPasskey> {
    await this.guesses.takeTry(PASSKEYS_OF_A_PERSON, caller.personId);
    const verified = await this.relyingParty.verifyNew(made, useOf(caller));
    const now = this.clock.now();
    const settingUp = await this.settingUp(caller);
    const codes = newRecoveryCodes();
    const name = deviceName(request);
    const write = async (session: ClientSession) => {
      // What was right at the beginning may be wrong by now: read again, in the transaction that counts it.
      const person = await this.people.findById(caller.personId, session);
      requireMaySetUp(settingUp, person, now);
      if (person.passkeyCount >= MOST_PASSKEYS) throw new DomainError('TOO_MANY_PASSKEYS');
      const { _id: personId } = person;
      const isFirst = !hasSecondFactor(person);
      const row = { ...verified, personId, name, createdAt: now, lastUsedAt: null };
      const passkey = await this.passkeys.add(row, session);
      await this.factors.countPasskeys(personId, 1, session);
      if (isFirst) await this.factors.setRecoveryCodes(personId, this.hashes(caller, codes), session);
      const line = { action: 'passkey.added', subject: 'person', subjectId: caller.personId, caller };
      await this.audit.record(line, session);
      const told = { personId: caller.personId, at: now.toISOString(), change: 'passkey_added' } as const;
      await this.outbox.add(SecondFactorChangedV1, told, session);
      return { passkey: ownPasskey(passkey), isFirst };
    };
    const { passkey, isFirst } = await this.inTransaction.run(write).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new DomainError('DUPLICATE', { cause: error }) : error;
    });
    await this.guesses.forget(PASSKEYS_OF_A_PERSON, caller.personId);
    if (!isFirst) return { passkey, recoveryCodes: null, cookie: null };
    await this.sessions.refresh(caller.personId);
    const { cookie } = await this.sessions.stepUp(caller.sessionKey);
    return { passkey, recoveryCodes: codes, cookie };
  }

  private async settingUp(caller: SignedInCaller): Promise<SettingUp> {
    return { caller, grant: await this.sessions.setUpGrant(caller.sessionKey) };
  }

  private hashes({ personId }: SignedInCaller, codes: readonly string[]): string[] {
    return codes.map((code) => recoveryCodeHash(this.config.SECOND_FACTOR_KEY, personId, code));
  }
}

const useOf = ({ sessionKey }: SignedInCaller) => ({ purpose: 'add', holder: sessionKey }) as const;

/** What a passkey is called until its owner calls it otherwise: by the browser that made it. */
function deviceName(request: FromBrowser): string {
  const { browser, system } = deviceOf(request);
  return [browser, system].filter((word) => word !== 'other').join(', ') || 'Passkey';
}
