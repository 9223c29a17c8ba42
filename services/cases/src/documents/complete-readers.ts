import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { Timeline } from '../timeline/timeline.js';
import type { DocumentRecord, Reader } from './document.schema.js';

/** How earlier builds kept whom a document is shown to: all clients of its case, or nobody. */
interface OldDocument extends Pick<DocumentRecord, '_id' | 'clientId' | 'sharing' | 'shared' | 'hidden' | 'createdAt'> {
  clientIds?: string[];
  visibleToClient: boolean;
}

/** What the access log says of who opened a document. */
interface AccessRow {
  documentId: string;
  outcome: string;
  personId: string;
  onBehalfOf?: string;
  sequence: number;
  at: Date;
}

const FIELDS = ['readers', 'clientId', 'clientIds', 'visibleToClient', 'sharing', 'shared', 'hidden', 'createdAt'];
const PROJECTION = Object.fromEntries(FIELDS.map((field) => [field, 1]));
const isMissing = { $exists: false } as const;

/**
 * Notes who reads documents that earlier builds stored, before the first request is served. Those builds told staff that only the main
 * client would see a document, and showed it to all clients of the case: it stays with the one whom staff were told of. The
 * access log says what each opened. Doing it again, or by several instances at once, changes nothing.
 */
@Injectable()
export class CompleteReaders implements OnModuleInit {
  constructor(
    @InjectModel('Document') private readonly documents: Model<DocumentRecord>,
    private readonly inTransaction: InTransaction,
    private readonly timeline: Timeline,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): Promise<void> {
    return this.run();
  }

  async run(): Promise<void> {
    const completed = await completeStored<OldDocument>(this.documents, {
      projection: PROJECTION,
      isOld: (row) => !('readers' in row),
      complete: (old) => this.complete(old),
    });
    if (completed > 0) this.log.info('document_readers_completed', { completed });
  }

  private async complete(old: OldDocument): Promise<void> {
    const readers = await this.readersOf(old);
    const id = String(old._id);
    const withdrawn = readers.flatMap(({ clientId }) => (clientId === old.clientId ? [] : [clientId]));
    await this.inTransaction.run(async (session) => {
      const missing = { _id: old._id, readers: isMissing };
      const { modifiedCount } = await this.documents.collection.updateOne(missing, { $set: { readers } }, { session });
      if (modifiedCount === 0 || !old.visibleToClient || withdrawn.length === 0) return;
      const entry = { subject: 'document', subjectId: id, after: { clientIds: withdrawn }, caller: { personId: null } };
      await this.audit.record({ action: 'document.hidden', ...entry }, session);
      await this.timeline.withdraw(session, id, { clientIds: withdrawn });
    });
  }

  private async readersOf({ _id, clientId: main, clientIds = [main], ...old }: OldDocument): Promise<Reader[]> {
    if (!old.sharing) return [];
    const rows = await this.documents.db
      .collection<AccessRow>('document_accesses')
      .find({ documentId: String(_id), outcome: 'granted' })
      .sort({ sequence: 1 })
      .toArray();
    return clientIds.map((clientId) => {
      const theirs = rows.filter(({ personId, onBehalfOf }) => (onBehalfOf ?? personId) === clientId);
      const own = theirs.filter(({ onBehalfOf }) => !onBehalfOf);
      const isShown = old.visibleToClient && clientId === main;
      return {
        _id: new Types.ObjectId(),
        clientId,
        sharing: old.sharing,
        sharedAt: old.shared.at(-1)?.at ?? old.createdAt,
        hiddenAt: isShown ? null : (!old.visibleToClient && old.hidden?.at(-1)?.at) || this.clock.now(),
        opened: theirs.length,
        openedAt: own.at(-1)?.at ?? null,
      };
    });
  }
}
