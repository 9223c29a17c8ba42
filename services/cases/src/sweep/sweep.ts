import { Clock } from '@diwan/service-kit/app/clock';
import { Log } from '@diwan/service-kit/app/log';
import { Periodic } from '@diwan/service-kit/app/periodic';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DOCUMENT_KEYS, ORIGINAL_KEYS, RENDITION_KEYS } from '../documents/document-key.js';
import { EraseDeleted } from '../documents/erase-deleted.js';
import { StoredFileRepository } from '../documents/stored-file.repository.js';
import { GrantRepository } from '../grants/grant.repository.js';
import { RenditionRepository } from '../renditions/rendition.repository.js';
import { FileUploads, PART_KEYS } from '../requests/file-uploads.js';
import { RequestRepository } from '../requests/request.repository.js';

const MINUTE = 60_000;
/** What expired is kept for this long, so that a transfer under way can end. */
const GRACE_MS = 5 * MINUTE;
/** An object without a row is an upload under way until it is this old. */
const ORPHAN_MS = 60 * MINUTE;
const BATCH = 200;

/**
 * Removes from the object store what nobody may fetch any more: marked copies whose time is over, objects that have
 * no row, and files of documents that were deleted for good.
 */
@Injectable()
export class Sweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly sweeps = [
    this.every(MINUTE, () => this.removeExpired()),
    this.every(ORPHAN_MS, () => this.removeOrphans()),
    this.every(ORPHAN_MS, () => this.eraseDeleted.run()),
  ];

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly storedFiles: StoredFileRepository,
    private readonly eraseDeleted: EraseDeleted,
    private readonly grants: GrantRepository,
    private readonly renditions: RenditionRepository,
    private readonly requests: RequestRepository,
    private readonly uploads: FileUploads,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    for (const sweep of this.sweeps) sweep.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.sweeps.map((sweep) => sweep.stop()));
  }

  /** Removes grants that expired, and marked copies whose time is over, bytes first. */
  async removeExpired(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    const grants = await this.grants.expiredBefore(before, BATCH);
    await this.grants.remove(grants.map((grant) => grant._id));
    const renditions = await this.renditions.expiredBefore(before, BATCH);
    for (const { object } of renditions) if (object) await this.store.remove(object.key);
    await this.renditions.remove(renditions.map((rendition) => rendition._id));
  }

  /** Removes objects older than an hour that belong to no document and no copy: what a killed process left behind. */
  async removeOrphans(): Promise<void> {
    for (const prefix of [DOCUMENT_KEYS, ORIGINAL_KEYS])
      await this.removeUnknown(prefix, (keys) => this.keysInUse(keys));
    await this.removeUnknown(PART_KEYS, (keys) => this.uploads.storedKeys(keys));
    await this.removeUnknown(RENDITION_KEYS, (keys) => this.renditions.storedKeys(keys));
  }

  /** Files of documents, and those that clients sent and nobody has accepted yet. */
  private async keysInUse(keys: string[]): Promise<Set<string>> {
    const [documents, requests] = await Promise.all([
      this.storedFiles.storedKeys(keys),
      this.requests.storedKeys(keys),
    ]);
    return new Set([...documents, ...requests]);
  }

  private async removeUnknown(prefix: string, known: (keys: string[]) => Promise<Set<string>>): Promise<void> {
    const before = new Date(this.clock.now().getTime() - ORPHAN_MS);
    let old: string[] = [];
    const removeBatch = async () => {
      const kept = await known(old);
      for (const key of old) if (!kept.has(key)) await this.store.remove(key);
      old = [];
    };
    for await (const { key, modifiedAt } of this.store.list(prefix)) {
      if (modifiedAt < before) old.push(key);
      if (old.length === BATCH) await removeBatch();
    }
    await removeBatch();
  }

  /** A sweep that failed is tried again at its next turn. */
  private every(pause: number, round: () => Promise<void>): Periodic {
    return new Periodic({ pause, round, failed: (error) => this.log.warn('sweep.failed', { error }) });
  }
}
