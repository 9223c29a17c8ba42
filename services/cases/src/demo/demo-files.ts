import { Readable } from 'node:stream';
import { INSPECTION_RULES } from '@diwan/service-kit/files/inspect-file';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { SHIPPED_SETTINGS } from '../document-settings/shipped-settings.js';
import type { DocumentRecord } from '../documents/document.schema.js';
import { DOCUMENT_KEYS, randomKey } from '../documents/document-key.js';
import { wordsOfDocument } from '../documents/document-words.js';
import { copyToOriginals } from '../documents/file-objects.js';
import { policyOf } from '../documents/level-policy.js';
import type { DemoCase, DemoDocument } from './demo-case.js';
import { letter } from './letter.js';
import { picture } from './picture.js';

const DAY = 24 * 60 * 60_000;

/** Makes the files of the demo documents and stores them. */
@Injectable()
export class DemoFiles {
  /** A paper that many files hold is drawn once. */
  private readonly drawn = new Map<string, Promise<Uint8Array>>();

  constructor(@Inject(OBJECT_STORE) private readonly store: ObjectStore) {}

  /** Stores the files of a case and returns their records. */
  keepAll(demo: DemoCase): Promise<Partial<DocumentRecord>[]> {
    return Promise.all(demo.documents.map((document, at) => this.keep(demo, document, demo.documents.length - at)));
  }

  /** `weeks`: how long ago it came. */
  private async keep(demo: DemoCase, document: DemoDocument, weeks: number): Promise<Partial<DocumentRecord>> {
    const bytes = await this.bytesOf(document);
    const objectKey = randomKey(DOCUMENT_KEYS);
    const { size, sha256 } = await this.store.put(objectKey, Readable.from([bytes]), { maxBytes: bytes.length });
    const mime = document.kind === 'letter' ? 'application/pdf' : 'image/jpeg';
    const { id, title, description = '', documentType, level, fileName, shared, tags = [] } = document;
    const policy = document.policy && {
      ...policyOf({ policy: null, confidentialityLevel: level }, SHIPPED_SETTINGS.levels),
      ...document.policy,
    };
    const came = new Date(Date.now() - Math.min(weeks * 7, demo.openedDaysAgo) * DAY);
    const by = demo.team[0]?.id ?? demo.client.id;
    return {
      _id: new Types.ObjectId(id),
      ...{ caseId: demo.id, clientId: demo.client.id, title, description, documentType, fileName },
      // As if it had been shared with all clients of the case, where it is shared.
      readers: (shared ? [demo.client, ...(demo.otherClients ?? [])] : []).map((client) => ({
        ...{ _id: new Types.ObjectId(), clientId: client.id, sharing: 1 },
        ...{ sharedAt: came, hiddenAt: null, opened: 0, openedAt: null },
      })),
      confidentialityLevel: level,
      mime,
      original: mime === 'image/jpeg' ? await this.original(objectKey, bytes.length) : null,
      ...{ fileSize: size, inspection: INSPECTION_RULES, sha256, objectKey, fileAt: came },
      tags: [...tags],
      ...wordsOfDocument({ title, description, tags: [...tags], fileName }),
      sharing: shared ? 1 : 0,
      shared: shared ? [{ at: came, by }] : [],
      policy: policy ?? null,
      uploadedBy: by,
    };
  }

  /** Of a picture: the demo's are drawn and hide nothing, so that what is shown is what came. */
  private async original(objectKey: string, maxBytes: number): Promise<DocumentRecord['original']> {
    return { ...(await copyToOriginals(this.store, objectKey, maxBytes)), asReceived: true, shownAs: objectKey };
  }

  private bytesOf({ kind, title, paragraphs }: DemoDocument): Promise<Uint8Array> {
    const key = JSON.stringify([kind, title, paragraphs]);
    const bytes = this.drawn.get(key) ?? (kind === 'letter' ? letter(title, paragraphs) : picture(paragraphs));
    this.drawn.set(key, bytes);
    return bytes;
  }
}
