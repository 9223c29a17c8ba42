import { Readable } from 'node:stream';
import { CaseTeamChangedV1 } from '@diwan/contracts/matters/cases/events';
import { fold } from '@diwan/contracts/shared/search-text';
import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Outbox } from '@diwan/service-kit/outbox';
import { Inject, Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import { type ClientSession, type Connection, Types } from 'mongoose';
import type { CaseRecord } from '../cases/case.schema.js';
import { wordsOfCase } from '../cases/case-fields.js';
import { SHIPPED_SETTINGS } from '../document-settings/shipped-settings.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DOCUMENT_KEYS, randomKey } from '../documents/document-key.js';
import { wordsOfDocument } from '../documents/document-words.js';
import { policyOf } from '../documents/level-policy.js';
import { INSPECTION_RULES } from '../files/inspect-file.js';
import type { PersonName } from '../people/person-name.schema.js';
import { ARABIC_CASES } from './arabic-cases.js';
import type { DemoCase, DemoDocument } from './demo-case.js';
import { ENGLISH_CASES } from './english-cases.js';
import { letter } from './letter.js';
import { picture } from './picture.js';

const DAY = 24 * 60 * 60_000;
const SYSTEM = { personId: null };

/** Loads the demo cases with real files, as if they had come about long ago: past the nouns' doors, straight into the collections. Loading again adds only what is missing and changes nothing. */
@Injectable()
export class DemoSeed {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
  ) {}

  /** Returns how many cases were added. */
  async load(): Promise<number> {
    let added = 0;
    for (const demo of [...ENGLISH_CASES, ...ARABIC_CASES]) {
      if (await this.connection.model<CaseRecord>('LegalCase').exists({ _id: demo.id })) continue;
      await this.add(demo);
      added += 1;
    }
    return added;
  }

  private async add(demo: DemoCase): Promise<void> {
    for (const { id, name } of [demo.client, ...demo.team])
      await this.connection
        .model<PersonName>('PersonName')
        .updateOne({ _id: id }, { $set: { name } }, { upsert: true });
    const documents: Partial<DocumentRecord>[] = [];
    for (const document of demo.documents) documents.push(await this.storeFile(demo, document));
    await this.inTransaction.run((session) => this.write(demo, documents, session));
  }

  private async write(demo: DemoCase, documents: Partial<DocumentRecord>[], session: ClientSession): Promise<void> {
    const { client, team, nextDateInDays, documents: _, id, ...fields } = demo;
    const record = {
      ...fields,
      _id: new Types.ObjectId(id),
      clientId: client.id,
      numberKey: fold(demo.caseNumber),
      nextDate: nextDateInDays === null ? null : new Date(Date.now() + nextDateInDays * DAY),
      opposingCounsel: null,
      team: team.map((member) => member.id),
      searchWords: wordsOfCase(demo, client.name),
      version: 1,
    };
    await this.connection.model<CaseRecord>('LegalCase').create([record], { session });
    await this.connection.model<DocumentRecord>('Document').create(documents, { session, ordered: true });
    await this.audit.record({ action: 'case.demo-loaded', subject: 'case', subjectId: id, caller: SYSTEM }, session);
    const members = { caseId: id, clientId: client.id, team: record.team, version: 1 };
    await this.outbox.add(CaseTeamChangedV1, members, session);
  }

  private async storeFile(demo: DemoCase, document: DemoDocument): Promise<Partial<DocumentRecord>> {
    const bytes = await (document.kind === 'letter'
      ? letter(document.title, document.paragraphs)
      : picture(document.paragraphs));
    const objectKey = randomKey(DOCUMENT_KEYS);
    const { size, sha256 } = await this.store.put(objectKey, Readable.from([bytes]), { maxBytes: bytes.length });
    const policy = document.policy && {
      ...policyOf({ policy: null, confidentialityLevel: document.level }, SHIPPED_SETTINGS.levels),
      ...document.policy,
    };
    const by = demo.team[0]?.id ?? demo.client.id;
    return {
      _id: new Types.ObjectId(document.id),
      caseId: demo.id,
      clientId: demo.client.id,
      title: document.title,
      description: document.description ?? '',
      documentType: document.documentType,
      confidentialityLevel: document.level,
      fileName: document.fileName,
      mime: document.kind === 'letter' ? 'application/pdf' : 'image/jpeg',
      fileSize: size,
      inspection: INSPECTION_RULES,
      sha256,
      objectKey,
      fileAt: new Date(),
      tags: [...(document.tags ?? [])],
      searchWords: wordsOfDocument({
        title: document.title,
        description: document.description ?? '',
        tags: [...(document.tags ?? [])],
        fileName: document.fileName,
      }),
      visibleToClient: document.shared,
      sharing: document.shared ? 1 : 0,
      shared: document.shared ? [{ at: new Date(), by }] : [],
      policy: policy ?? null,
      remaining: policy?.maxAccessCount ?? null,
      uploadedBy: by,
    };
  }
}
