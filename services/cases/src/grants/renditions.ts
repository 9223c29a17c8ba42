import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@diwan/service-kit/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import type { DocumentRecord } from '../documents/document.schema.js';
import { RENDITION_KEYS, randomKey } from '../documents/document-key.js';
import { fileTypeOf } from '../files/file-type.js';
import { FileWorkshop } from '../files/file-workshop.js';
import { GrantRepository } from './grant.repository.js';
import type { GrantRecord, Rendition } from './grant.schema.js';

/** Room for what a watermark adds to the largest document, in bytes. */
const MAX_RENDITION_BYTES = 200 * 1024 * 1024;

/** The bytes that a grant serves. A watermarked copy is made once per grant, so that ranges of it fit together. */
@Injectable()
export class Renditions {
  private readonly making = new Map<string, Promise<Rendition>>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly workshop: FileWorkshop,
    private readonly grants: GrantRepository,
  ) {}

  /** Throws DomainError UNAVAILABLE when the copy cannot be made: clean bytes never stand in for it. */
  of(grant: GrantRecord, document: DocumentRecord): Promise<Rendition> {
    if (!grant.mark) return Promise.resolve({ key: document.objectKey, size: document.fileSize });
    if (grant.rendition) return Promise.resolve(grant.rendition);
    const running = this.making.get(grant._id) ?? this.make(grant, grant.mark, document);
    this.making.set(grant._id, running);
    return running.finally(() => this.making.delete(grant._id));
  }

  private async make(
    grant: GrantRecord,
    mark: NonNullable<GrantRecord['mark']>,
    document: DocumentRecord,
  ): Promise<Rendition> {
    const original = await buffer(await this.store.get(document.objectKey));
    const stamp = { ...mark, at: grant.issuedAt, grantId: grant._id };
    const bytes = await this.workshop.stamp(original, fileTypeOf(document.mime), stamp);
    const key = randomKey(RENDITION_KEYS);
    const { size } = await this.store.put(key, Readable.from([bytes]), { maxBytes: MAX_RENDITION_BYTES });
    if (await this.grants.setRendition(grant._id, { key, size })) return { key, size };
    await this.store.remove(key);
    return this.madeElsewhere(grant._id);
  }

  /** Another process was first: everybody serves its copy. */
  private async madeElsewhere(grantId: string): Promise<Rendition> {
    const rendition = (await this.grants.one(grantId))?.rendition;
    if (!rendition) throw new DomainError('NOT_FOUND');
    return rendition;
  }
}
