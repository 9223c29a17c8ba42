import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@diwan/service-kit/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { RENDITION_KEYS, randomKey } from '../documents/document-key.js';
import type { ServedFile } from '../documents/served-file.js';
import { FileWorkshop } from '../workshop/file-workshop.js';
import { RenditionRepository } from './rendition.repository.js';
import type { RenditionObject, RenditionRecord } from './rendition.schema.js';

/** Largest copy, in bytes: pages as pictures are larger than the file they come from. */
const MAX_RENDITION_BYTES = 400 * 1024 * 1024;
/** How long a request waits for a copy; it goes on being made, and the next request finds it. */
const PATIENCE_MS = 20_000;
const ASK_AGAIN_SECONDS = 3;

/** Who reads, and which marked copy; null: the file as it is. */
interface Reading {
  personId: string;
  renditionId: string | null;
}

/** The bytes that a grant serves. A marked copy is made once for all grants of a person within half an hour. */
@Injectable()
export class Renditions {
  private readonly making = new Map<string, Promise<RenditionObject>>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly workshop: FileWorkshop,
    private readonly renditions: RenditionRepository,
  ) {}

  /**
   * Throws DomainError UNAVAILABLE when the copy cannot be made, or not yet (then with a time to ask again), and TOO_MANY_REQUESTS
   * when its reader has too many others in hand: clean bytes never stand in for it.
   */
  async of(grant: Reading, file: ServedFile): Promise<RenditionObject> {
    if (grant.renditionId === null) return file;
    const rendition = await this.renditions.one(grant.renditionId);
    if (!rendition) throw new DomainError('NOT_FOUND');
    if (rendition.object) return rendition.object;
    const running = this.making.get(rendition._id) ?? this.start(rendition, grant.personId, file);
    return patiently(running);
  }

  private start(rendition: RenditionRecord, owner: string, file: ServedFile): Promise<RenditionObject> {
    const making = this.make(rendition, owner, file).finally(() => this.making.delete(rendition._id));
    this.making.set(rendition._id, making);
    // Whoever waits hears of a failure; nobody may be waiting any more.
    making.catch(() => {});
    return making;
  }

  private async make(rendition: RenditionRecord, owner: string, file: ServedFile): Promise<RenditionObject> {
    const { name, maskedPhone, at, code } = rendition;
    const read = async () => buffer(await this.store.get(file.key));
    const bytes = await this.workshop.stamp(owner, read, file.type, { name, maskedPhone, at, code });
    const key = randomKey(RENDITION_KEYS);
    const { size } = await this.store.put(key, Readable.from([bytes]), { maxBytes: MAX_RENDITION_BYTES });
    if (await this.renditions.setObject(rendition._id, { key, size })) return { key, size };
    await this.store.remove(key);
    return this.madeElsewhere(rendition._id);
  }

  /** Another process was first: everybody serves its copy. */
  private async madeElsewhere(id: string): Promise<RenditionObject> {
    const object = (await this.renditions.one(id))?.object;
    if (!object) throw new DomainError('NOT_FOUND');
    return object;
  }
}

async function patiently<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const tired = new Promise<never>((_, reject) => {
    const detail = 'The pages are being prepared.';
    const fault = new DomainError('UNAVAILABLE', { detail, retryAfterSeconds: ASK_AGAIN_SECONDS });
    timer = setTimeout(() => reject(fault), PATIENCE_MS);
  });
  try {
    return await Promise.race([work, tired]);
  } finally {
    clearTimeout(timer);
  }
}
