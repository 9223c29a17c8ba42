import type { InputOf } from '@diwan/contracts/http/endpoint';
import type {
  SessionLifetime,
  SessionSettings,
  setSessionSettings,
} from '@diwan/contracts/people/session-settings/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Lifetime, Lifetimes } from './session-lifetimes.js';
import type { SessionSettingsRecord } from './session-settings.schema.js';

const HOUR = 60;
const DAY = 24 * HOUR;

/** What holds until an owner says otherwise (D-014). */
const DEFAULTS: SessionSettings = {
  client: { idleMinutes: 7 * DAY, absoluteMinutes: 30 * DAY },
  staff: { idleMinutes: 30, absoluteMinutes: 12 * HOUR },
  version: 0,
};

/** How long sessions last: an owner's decision, within the bounds of the contract. It holds for sessions that begin afterwards. */
@Injectable()
export class SessionSettingsService {
  constructor(
    @InjectModel('SessionSettings') private readonly settings: Model<SessionSettingsRecord>,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  async read(session?: ClientSession): Promise<SessionSettings> {
    const row = await this.settings.findById('sessions', null, { session }).lean<SessionSettingsRecord>();
    if (row === null) return DEFAULTS;
    return { client: row.client, staff: row.staff, version: row.version };
  }

  /** The lifetimes in milliseconds. */
  async lifetimes(): Promise<Lifetimes> {
    const { client, staff } = await this.read();
    return { client: inMs(client), staff: inMs(staff) };
  }

  /** Throws VALIDATION where a session would idle longer than it lives, or CONFLICT when somebody else wrote since (D-129). */
  async write(
    { version, client, staff }: InputOf<typeof setSessionSettings>['body'],
    caller: SignedInCaller,
  ): Promise<SessionSettings> {
    const fieldErrors = { ...faultOf('client', client), ...faultOf('staff', staff) };
    if (Object.keys(fieldErrors).length > 0) throw new DomainError('VALIDATION', { fieldErrors });
    const after = { client, staff, version: version + 1 };
    await this.inTransaction
      .run(async (session) => {
        const before = await this.read(session);
        if (before.version !== version) throw new DomainError('CONFLICT');
        await this.settings.updateOne({ _id: 'sessions', version }, { $set: after }, { upsert: true, session });
        const change = { action: 'session-settings.changed', subject: 'settings', subjectId: 'sessions' };
        await this.audit.record({ ...change, before, after, caller }, session);
      })
      .catch((error: unknown) => {
        throw isDuplicateKey(error) ? new DomainError('CONFLICT', { cause: error }) : error;
      });
    return after;
  }
}

const inMs = ({ idleMinutes, absoluteMinutes }: SessionLifetime): Lifetime => ({
  idleMs: idleMinutes * 60_000,
  absoluteMs: absoluteMinutes * 60_000,
});

const faultOf = (whose: string, { idleMinutes, absoluteMinutes }: SessionLifetime): Record<string, 'too_large'> =>
  idleMinutes > absoluteMinutes ? { [`${whose}.idleMinutes`]: 'too_large' } : {};
