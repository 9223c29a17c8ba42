import { Log } from '@diwan/service-kit/app/log';
import { completeStored } from '@diwan/service-kit/store/complete-stored';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { DocumentRecord } from './document.schema.js';
import { wordsOfDocument } from './document-words.js';

/** What documents of earlier builds lack and what it means that they lack it. */
const LACKING = {
  description: '',
  tags: [],
  version: 1,
  fileVersion: 1,
  earlierFiles: [],
  asPdf: null,
  policyVersion: 1,
  hidden: [],
  deletedAt: null,
  erasedAt: null,
} as const satisfies Partial<DocumentRecord>;

const FIELDS = [...Object.keys(LACKING), 'fileAt', 'searchWords', 'shownWords', 'titleKey'];
const isMissing = { $exists: false } as const;

/**
 * Completes documents that earlier builds stored, before the first request is served. A field is written only where it is missing, so
 * that several instances may do it at once and doing it again changes nothing.
 */
@Injectable()
export class CompleteOldDocuments implements OnModuleInit {
  constructor(
    @InjectModel('Document') private readonly documents: Model<DocumentRecord>,
    private readonly log: Log,
  ) {}

  onModuleInit(): Promise<void> {
    return this.run();
  }

  async run(): Promise<void> {
    const completed = await completeStored<OldDocument>(this.documents, {
      projection: Object.fromEntries([...FIELDS, 'title', 'fileName', 'createdAt'].map((field) => [field, 1])),
      isOld: (row) => FIELDS.some((field) => !(field in row)),
      complete: (old) => this.complete(old),
    });
    if (completed > 0) this.log.info('old_documents_completed', { completed });
  }

  private async complete(old: OldDocument): Promise<void> {
    const { title, description = '', tags = [], fileName, createdAt } = old;
    const values = {
      ...LACKING,
      fileAt: createdAt,
      ...wordsOfDocument({ title, description, tags, fileName }),
    };
    for (const [field, value] of Object.entries(values)) {
      if (field in old) continue;
      await this.documents.collection.updateOne({ _id: old._id, [field]: isMissing }, { $set: { [field]: value } });
    }
  }
}

type OldDocument = Pick<DocumentRecord, '_id' | 'title' | 'fileName' | 'createdAt'> &
  Partial<Omit<DocumentRecord, '_id' | 'title' | 'fileName' | 'createdAt'>>;
