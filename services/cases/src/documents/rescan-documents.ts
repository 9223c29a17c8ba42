import { AuditLog } from '@diwan/service-kit/audit';
import { InTransaction } from '@diwan/service-kit/database';
import { Log } from '@diwan/service-kit/log';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { VirusScanner } from '../scan/virus-scanner.js';
import { DocumentRepository } from './document.repository.js';

const EVERY_MS = 30_000;
const BATCH = 20;

/** Scans again what could not be scanned at upload, and what was stored before there was a scanner. */
@Injectable()
export class RescanDocuments implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly scanner: VirusScanner,
    private readonly documents: DocumentRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.scanner.isThere) return;
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.run()).catch((error) => this.log.warn('rescan_failed', { error }));
    }, EVERY_MS);
    this.timer.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** One round; ends early while the scanner does not answer. */
  async run(): Promise<void> {
    for (const document of await this.documents.toScan(BATCH)) {
      const scan = await this.scanner.scan(() => this.store.get(document.objectKey));
      if (scan === 'pending' || scan === 'not_scanned') return;
      const id = String(document._id);
      await this.inTransaction.run(async (session) => {
        await this.documents.setScan(id, document.objectKey, scan, session);
        if (scan === 'clean') return;
        const caller = { personId: null };
        await this.audit.record(
          { action: 'document.virus-found', subject: 'document', subjectId: id, caller },
          session,
        );
      });
    }
  }
}
