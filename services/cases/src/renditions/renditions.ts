import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { RENDITION_KEYS, randomKey } from '../documents/document-key.js';
import type { ServedFile } from '../documents/served-file.js';
import { FileWorkshop, type StampProgress } from '../workshop/file-workshop.js';
import { Making } from './making.js';
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
  private readonly making = new Map<string, Making>();

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
    const rendition = await this.markedCopy(grant);
    if (!rendition) return file;
    return rendition.object ?? patiently(this.makingOf(rendition, grant, file).whole);
  }

  /**
   * The first pages of a copy that is being made, as soon as they can be read. Null when there is nothing to wait for: the bytes are
   * there, or the whole is as quick. Throws DomainError like `of`, except that the making of the whole may still fail.
   */
  async beginningOf(grant: Reading, file: ServedFile): Promise<StampProgress | null> {
    const rendition = await this.markedCopy(grant);
    if (!rendition || rendition.object || file.type.kind !== 'pdf') return null;
    const making = this.makingOf(rendition, grant, file);
    return making.progress ?? patiently(making.begun);
  }

  private async markedCopy({ renditionId }: Reading): Promise<RenditionRecord | null> {
    if (renditionId === null) return null;
    const rendition = await this.renditions.one(renditionId);
    if (!rendition) throw new DomainError('NOT_FOUND');
    return rendition;
  }

  private makingOf(rendition: RenditionRecord, { personId }: Reading, file: ServedFile): Making {
    const running = this.making.get(rendition._id);
    if (running) return running;
    const making = new Making((told) =>
      this.make(rendition, personId, file, told).finally(() => this.making.delete(rendition._id)),
    );
    this.making.set(rendition._id, making);
    return making;
  }

  private async make(
    rendition: RenditionRecord,
    owner: string,
    file: ServedFile,
    told: (progress: StampProgress) => void,
  ): Promise<RenditionObject> {
    const { name, maskedPhone, at, code } = rendition;
    const read = async () => buffer(await this.store.get(file.key));
    const bytes = await this.workshop.stamp(owner, read, file.type, { name, maskedPhone, at, code }, told);
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
