import { isDeepStrictEqual } from 'node:util';
import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { OfficeProfile, OfficeProfileDraft } from '@diwan/contracts/site/office/office-profile';
import { lackingToPublish } from '@diwan/contracts/site/publication/readiness';
import { Clock } from '@diwan/service-kit/app/clock';
import { type AuditActor, AuditLog } from '@diwan/service-kit/audit/audit';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { requireFresh } from '@diwan/service-kit/http/require-fresh';
import { requirePhone } from '@diwan/service-kit/http/require-phone';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ContentChanges } from '../changes/content-changes.js';
import type { OfficeProfileRecord } from './office-profile.schema.js';
import { withoutInvented } from './without-invented.rules.js';

/** What a profile stored by an older version lacks. */
const LATER: Pick<OfficeProfileDraft, 'holidays' | 'barRegistration' | 'vatNumber' | 'unreviewedFacts'> = {
  holidays: [],
  barRegistration: null,
  vatNumber: null,
  unreviewedFacts: 'noted',
};

/** Where people reach the firm, or somebody who put their own number there. */
const NUMBERS = ['phone', 'whatsappNumber'] as const;

const SYSTEM = { personId: null };

/** The office profile: one record behind every place that shows the firm's particulars (D-030). */
@Injectable()
export class OfficeProfiles {
  constructor(
    @InjectModel('OfficeProfile') private readonly rows: Model<OfficeProfileRecord>,
    private readonly edit: VersionedEdit,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly changes: ContentChanges,
    private readonly clock: Clock,
  ) {}

  /** Throws UNAVAILABLE before the first start has stored one. */
  async current(): Promise<OfficeProfileDraft> {
    const row = await this.rows.findById('office').lean<OfficeProfileRecord>();
    if (!row) throw new DomainError('UNAVAILABLE');
    return { ...LATER, ...row.profile };
  }

  /**
   * Replaces the profile read as `profile.version`. Throws VALIDATION for numbers that cannot be, CONFLICT when somebody else replaced
   * it meanwhile (D-129), and what `requireFresh` throws when another number stands in it: whoever answers there is believed to be the firm.
   */
  async replace(profile: OfficeProfile, caller: SignedInCaller): Promise<OfficeProfile> {
    const numbers = {
      phone: requirePhone(profile.phone, 'phone'),
      whatsappNumber: requirePhone(profile.whatsappNumber, 'whatsappNumber'),
    };
    const holidays = [...profile.holidays].sort((one, other) => one.date.localeCompare(other.date));
    const refuse = (before: OfficeProfileDraft) => {
      if (NUMBERS.some((name) => before[name] !== numbers[name])) requireFresh(caller, this.clock.now());
    };
    return this.put({ ...profile, ...numbers, holidays }, caller, { refuse });
  }

  /**
   * Takes back what an earlier build gave out as the firm's, also of a profile that was saved with it: once, for it may be somebody's own
   * after all, who enters it again.
   */
  async withdrawInvented(): Promise<void> {
    const pending = { _id: 'office' as const, inventedWithdrawn: null };
    const row = await this.rows.findOne(pending).lean<OfficeProfileRecord>();
    if (!row) return;
    const profile = { ...LATER, ...row.profile };
    const own = withoutInvented(profile);
    // A demonstration was public, and nobody has entered or decided anything since.
    const closes = row.publication === 'published' && profile.version === 1 && lackingToPublish(own).length > 0;
    try {
      if (closes || !isDeepStrictEqual(own, profile)) await this.put(own, SYSTEM, { closes });
      await this.rows.updateOne(pending, { $set: { inventedWithdrawn: true } });
    } catch (fault) {
      // Of several that start at once one does it.
      if (!(fault instanceof DomainError && fault.code === 'CONFLICT')) throw fault;
    }
  }

  /** Stores the next version; `closes`: takes the site off with it (PUB-09). */
  private async put<Profile extends OfficeProfileDraft>(
    profile: Profile,
    caller: AuditActor,
    { refuse, closes = false }: { refuse?: (before: OfficeProfileDraft) => void; closes?: boolean } = {},
  ): Promise<Profile> {
    const next = { ...profile, version: profile.version + 1 };
    const stored = { profile: next, ...(closes && { publication: 'off' as const }) };
    const at = { subject: 'office-profile', subjectId: 'office' };
    await this.edit.run(
      { action: 'office-profile.changed', subject: at.subject, id: at.subjectId, caller },
      {
        read: () => this.current(),
        change: (before) => {
          refuse?.(before);
          return next;
        },
        write: () =>
          this.rows
            .findOneAndUpdate({ _id: 'office', 'profile.version': profile.version }, { $set: stored })
            .lean<OfficeProfileRecord>(),
        audited: (before, after) => ({ before, after }),
        also: async (_record, _before, session) => {
          if (closes) await this.audit.record({ action: 'site.taken-off', ...at, after: {}, caller }, session);
          await this.outbox.add(OfficeProfileChangedV1, { version: next.version }, session);
          await this.changes.note([OFFICE]);
        },
      },
    );
    return next;
  }

  /** Stores the first profile; leaves an existing one alone. */
  async addIfMissing(profile: OfficeProfileDraft): Promise<void> {
    const { upsertedCount } = await this.rows.updateOne(
      { _id: 'office' },
      { $setOnInsert: { profile, inventedWithdrawn: true, publication: 'off' } },
      { upsert: true },
    );
    if (upsertedCount > 0) await this.changes.note([OFFICE]);
  }
}
