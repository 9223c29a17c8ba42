import type { InputOf } from '@diwan/contracts/http/endpoint';
import type {
  AttorneyFields,
  archiveAttorney,
  changeAttorney,
  createAttorney,
  publishAttorney,
  setAttorneyAccount,
} from '@diwan/contracts/site/attorneys/editing.http';
import { ATTORNEYS } from '@diwan/contracts/site/changes/subjects';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { requirePhone } from '@diwan/service-kit/http/require-phone';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ContentChanges } from '../changes/content-changes.js';
import { ImageLibrary } from '../images/image-library.js';
import { type NewOrder, requireSeenOrder } from '../ordering.rules.js';
import { SearchIndex } from '../search/search-index.js';
import { type AttorneyChange, AttorneyRepository } from './attorney.repository.js';
import type { AttorneyRecord } from './attorney.schema.js';
import { AttorneyAccounts } from './attorney-accounts.js';
import { putAttorneyInSearch } from './put-attorney-in-search.js';

type Body<E> = InputOf<E>['body'];

/** Staff's work on the lawyers' profiles (PUB-08). Profile, audit line and search entry are written together. */
@Injectable()
export class EditAttorneys {
  constructor(
    private readonly attorneys: AttorneyRepository,
    private readonly accounts: AttorneyAccounts,
    private readonly images: ImageLibrary,
    private readonly search: SearchIndex,
    private readonly edit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly changes: ContentChanges,
  ) {}

  /** Throws VALIDATION when the image is unknown or a number cannot be; the deed DUPLICATE when the address is taken. */
  async create(body: Body<typeof createAttorney>, caller: SignedInCaller): Promise<Deed<AttorneyRecord>> {
    const { slug, ...fields } = body;
    const stored = await this.storedFields(fields);
    const write = async (session: ClientSession) => {
      const record = await this.attorneys.insert({ slug, ...stored });
      const subjectId = record._id.toHexString();
      const line = { action: 'attorney.created', subject: 'attorney', subjectId, after: { slug, ...stored }, caller };
      await this.audit.record(line, session);
      return record;
    };
    return { commit: (session) => write(session).catch(refuseTakenAddress) };
  }

  /** Throws NOT_FOUND, CONFLICT when somebody changed the profile meanwhile (D-129), VALIDATION when the image is unknown or a number cannot be. */
  async change(id: string, body: Body<typeof changeAttorney>, caller: SignedInCaller): Promise<AttorneyRecord> {
    const { version, ...fields } = body;
    return this.write('attorney.changed', id, version, await this.storedFields(fields), caller);
  }

  /** Throws NOT_FOUND, CONFLICT: also for a profile that was put away. */
  publish(id: string, body: Body<typeof publishAttorney>, caller: SignedInCaller): Promise<AttorneyRecord> {
    const { published, version } = body;
    const action = published ? 'attorney.published' : 'attorney.unpublished';
    return this.write(action, id, version, { published }, caller);
  }

  /** Throws NOT_FOUND, CONFLICT. */
  archive(id: string, body: Body<typeof archiveAttorney>, caller: SignedInCaller): Promise<AttorneyRecord> {
    const { archived, version } = body;
    const action = archived ? 'attorney.archived' : 'attorney.restored';
    return this.write(action, id, version, { archived, published: false }, caller);
  }

  /** Throws VALIDATION for somebody who may not be given requests, UNAVAILABLE, NOT_FOUND, CONFLICT. */
  async setAccount(id: string, body: Body<typeof setAttorneyAccount>, caller: SignedInCaller): Promise<AttorneyRecord> {
    const { accountId, version } = body;
    if (accountId !== null && !(await this.accounts.has(accountId)))
      throw new DomainError('VALIDATION', { fieldErrors: { accountId: 'invalid_choice' } });
    return this.write('attorney.account-set', id, version, { accountId }, caller);
  }

  /** Orders the profiles that are not archived. Throws CONFLICT as `requireSeenOrder` says. */
  async order(order: NewOrder, caller: SignedInCaller): Promise<AttorneyRecord[]> {
    const { ids } = order;
    return this.inTransaction.run(async (session) => {
      const records = await this.attorneys.all();
      const before = records.filter(({ archived }) => !archived).map(({ _id }) => _id.toHexString());
      requireSeenOrder(before, order);
      for (const record of records) {
        const place = ids.indexOf(record._id.toHexString());
        await this.attorneys.setPosition(record._id, place === -1 ? records.length : place);
      }
      const line = {
        action: 'attorneys.ordered',
        subject: 'attorneys',
        subjectId: 'order',
        before,
        after: ids,
        caller,
      };
      await this.audit.record(line, session);
      await this.changes.note([ATTORNEYS]);
      return this.attorneys.all();
    });
  }

  private write(action: string, id: string, version: number, change: AttorneyChange, caller: SignedInCaller) {
    return this.edit.run(
      { action, subject: 'attorney', id, caller },
      {
        read: () => this.attorneys.one(id),
        change: ({ archived }) => {
          if (archived && change.published) throw new DomainError('CONFLICT');
          return change;
        },
        write: () => this.attorneys.change(id, version, change),
        also: async (record) => {
          await putAttorneyInSearch(this.search, record);
          await this.changes.note([ATTORNEYS]);
        },
      },
    );
  }

  private async storedFields({ image, ...profile }: AttorneyFields) {
    if (image && !(await this.images.describe([image.id])).has(image.id))
      throw new DomainError('VALIDATION', { fieldErrors: { image: 'unknown_image' } });
    const phone = profile.phone && requirePhone(profile.phone, 'phone');
    const whatsappNumber = profile.whatsappNumber && requirePhone(profile.whatsappNumber, 'whatsappNumber');
    return { profile: { ...profile, phone, whatsappNumber }, imageId: image?.id ?? null, imageAlt: image?.alt ?? null };
  }
}

function refuseTakenAddress(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { slug: 'address_taken' }, cause: fault });
}
