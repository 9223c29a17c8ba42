import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { DocumentRepository } from './document.repository.js';
import type { DocumentRecord } from './document.schema.js';
import { objectsOf } from './file-objects.js';
import { RESTORABLE_MS } from './restore-document.js';
import { StoredFileRepository } from './stored-file.repository.js';

const BATCH = 50;

/**
 * Removes the bytes of documents that can no longer be brought back (D-125), earlier files included. What is known of them stays: title,
 * access log, history.
 */
@Injectable()
export class EraseDeleted {
  constructor(
    private readonly storedFiles: StoredFileRepository,
    private readonly documents: DocumentRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** Erases what is due; several instances at once do each document once. */
  async run(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - RESTORABLE_MS);
    for (;;) {
      const due = await this.storedFiles.toErase(before, BATCH);
      for (const document of due) await this.erase(document);
      if (due.length < BATCH) return;
    }
  }

  /** First the row, then the bytes: what a killed process leaves is removed by the sweep for orphans. */
  private async erase(document: DocumentRecord): Promise<void> {
    const id = String(document._id);
    const erased = await this.inTransaction.run(async (session) => {
      const record = await this.documents.erase(id, this.clock.now(), session);
      if (!record) return null;
      const caller = { personId: null };
      await this.audit.record({ action: 'document.erased', subject: 'document', subjectId: id, caller }, session);
      return record;
    });
    if (!erased) return;
    for (const file of [erased, ...erased.earlierFiles]) {
      for (const key of objectsOf(file)) await this.store.remove(key);
    }
  }
}
