import { OfficeProfileChangedV1 } from '@diwan/contracts/site/office/events';
import type { OfficeProfile } from '@diwan/contracts/site/office/office-profile';
import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { Outbox } from '@diwan/service-kit/outbox';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { OfficeProfileRecord } from './site.schema.js';

/** The office profile: one record behind every place that shows the firm's particulars (D-030). */
@Injectable()
export class OfficeProfiles {
  constructor(
    @InjectModel('OfficeProfile') private readonly rows: Model<OfficeProfileRecord>,
    private readonly inTransaction: InTransaction,
    private readonly outbox: Outbox,
    private readonly audit: AuditLog,
  ) {}

  /** Throws UNAVAILABLE before the first start has stored one. */
  async current(): Promise<OfficeProfile> {
    const row = await this.rows.findById('office').lean<OfficeProfileRecord>();
    if (!row) throw new DomainError('UNAVAILABLE');
    return row.profile;
  }

  /** Replaces the profile read as `profile.version`. Throws CONFLICT when somebody else replaced it meanwhile (D-129). */
  async replace(profile: OfficeProfile, caller: SignedInCaller): Promise<OfficeProfile> {
    const next = { ...profile, version: profile.version + 1 };
    return this.inTransaction.run(async (session) => {
      const before = await this.rows
        .findOneAndUpdate(
          { _id: 'office', 'profile.version': profile.version },
          { $set: { profile: next } },
          { session },
        )
        .lean<OfficeProfileRecord>();
      if (!before) throw new DomainError('CONFLICT');
      await this.audit.record(
        {
          action: 'office-profile.changed',
          subject: 'office-profile',
          subjectId: 'office',
          before: before.profile,
          after: next,
          caller,
        },
        session,
      );
      await this.outbox.add(OfficeProfileChangedV1, { version: next.version }, session);
      return next;
    });
  }

  /** Stores the first profile; leaves an existing one alone. */
  async addIfMissing(profile: OfficeProfile): Promise<void> {
    await this.rows.updateOne({ _id: 'office' }, { $setOnInsert: { profile } }, { upsert: true });
  }
}
