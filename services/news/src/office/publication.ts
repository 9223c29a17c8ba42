import { OFFICE } from '@diwan/contracts/site/changes/subjects';
import { lackingToPublish } from '@diwan/contracts/site/publication/readiness';
import type { AuditActor } from '@diwan/service-kit/audit/audit';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { ContentChanges } from '../changes/content-changes.js';
import type { OfficeProfileRecord, SitePublication } from './office-profile.schema.js';

const OFFICE_ROW = { _id: 'office' } as const;
const SYSTEM = { personId: null };

/** Whether visitors see the site: only once the firm has said who it is and how it is reached (PUB-09). */
@Injectable()
export class Publication {
  constructor(
    @InjectModel('OfficeProfile') private readonly rows: Model<OfficeProfileRecord>,
    private readonly edit: VersionedEdit,
    private readonly changes: ContentChanges,
  ) {}

  /** Throws UNAVAILABLE while nobody has decided: before the first start, or of a row that an older build has written. */
  async isPublished(): Promise<boolean> {
    const row = await this.row();
    if (!row?.publication) throw new DomainError('UNAVAILABLE');
    return row.publication === 'published';
  }

  /**
   * Publishes the site or takes it off; does nothing when it is so already. Throws VALIDATION with what the profile lacks,
   * CONFLICT when somebody changes it at the same moment.
   */
  async set(published: boolean, caller: SignedInCaller): Promise<void> {
    const row = await this.row();
    const after = published ? 'published' : 'off';
    if (row?.publication === after) return;
    try {
      await this.change(row?.publication ?? null, after, caller, ({ profile }) => {
        const lacking = published ? lackingToPublish(profile) : [];
        if (lacking.length === 0) return;
        const fieldErrors = Object.fromEntries(lacking.map((name) => [name, 'required']));
        throw new DomainError('VALIDATION', { fieldErrors });
      });
    } catch (fault) {
      // Of two who press at once one does it.
      if (!isConflict(fault) || (await this.isPublished()) !== published) throw fault;
    }
  }

  /** Of an installation from builds before: a site whose particulars have changed since has visitors already, as a demonstration has. */
  async decide(demo: boolean): Promise<void> {
    const row = await this.row();
    if (!row || row.publication) return;
    const after = demo || row.profile.version > 1 ? 'published' : 'off';
    await this.change(null, after, SYSTEM).catch((fault: unknown) => {
      // Of several that start at once one does it.
      if (!isConflict(fault)) throw fault;
    });
  }

  private async change(
    before: SitePublication | null,
    publication: SitePublication,
    caller: AuditActor,
    refuse: (row: OfficeProfileRecord) => void = () => undefined,
  ): Promise<void> {
    const action = publication === 'published' ? 'site.published' : 'site.taken-off';
    await this.edit.run(
      { action, subject: 'office-profile', id: 'office', caller },
      {
        read: (session) => this.row(session),
        change: (row) => {
          refuse(row);
          return { publication };
        },
        write: (change, { profile }, session) =>
          this.rows
            .findOneAndUpdate(
              { ...OFFICE_ROW, publication: before, 'profile.version': profile.version },
              { $set: change },
            )
            .session(session)
            .lean<OfficeProfileRecord>(),
        audited: () => ({ after: {} }),
        also: () => this.changes.note([OFFICE]),
      },
    );
  }

  private row(session: ClientSession | null = null): Promise<OfficeProfileRecord | null> {
    return this.rows.findById('office').session(session).lean<OfficeProfileRecord>().exec();
  }
}

const isConflict = (fault: unknown): boolean => fault instanceof DomainError && fault.code === 'CONFLICT';
