import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import { INSPECTION_RULES } from '@diwan/service-kit/files/inspect-file';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Inject, Injectable } from '@nestjs/common';
import { OfficeConverter } from '../office/office-converter.js';
import { SCANNED } from '../scan/scan.machine.js';
import { FileWorkshop } from '../workshop/file-workshop.js';
import type { StoredFile } from './document.schema.js';
import { DOCUMENT_KEYS, randomKey } from './document-key.js';
import { copyToOriginals, keptOf, originalOf } from './file-objects.js';
import { pdfStateOf } from './pdf-state.js';
import { type FileFindings, StoredFileRepository } from './stored-file.repository.js';
import { MAX_KEPT_BYTES } from './take-file.js';

/** In whose name the work is queued: behind nobody's uploads. */
const OWNER = 'stored-files';

/** Does for one stored file what is still to be done: scanned, then inspected, then made a PDF of. What is found is written down. */
@Injectable()
export class CheckStoredFile {
  constructor(
    private readonly storedFiles: StoredFileRepository,
    private readonly virusScanner: VirusScanner,
    private readonly fileWorkshop: FileWorkshop,
    private readonly officeConverter: OfficeConverter,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Ends early, to be tried again, while the scanner does not answer. Throws when the file cannot be read or the workshop is full. */
  async run(documentId: string, stored: StoredFile): Promise<void> {
    const scanned = await this.scan(documentId, stored);
    if (!scanned || scanned.scan === 'rejected') return;
    const inspected = await this.inspect(documentId, scanned);
    if (!inspected.unsafe) await this.convert(documentId, inspected);
  }

  /** Null while nobody knows. */
  private async scan(documentId: string, file: StoredFile): Promise<StoredFile | null> {
    if (file.scan && SCANNED.includes(file.scan)) return file;
    if (!this.virusScanner.isThere) return file.scan === 'pending' ? null : file;
    // What came, not what was written anew of it.
    const scan = await this.virusScanner.scan(() => this.store.get(keptOf(file).key));
    if (scan !== 'clean' && scan !== 'rejected') return null;
    await this.note(documentId, file, { scan }, scan === 'rejected' ? 'document.virus-found' : null);
    return { ...file, scan };
  }

  /** A file that today's rules refuse stays, marked unsafe; of a picture another is shown, without what is hidden in it. */
  private async inspect(documentId: string, file: StoredFile): Promise<StoredFile> {
    if (file.inspection === INSPECTION_RULES) return file;
    const inspection = INSPECTION_RULES;
    try {
      const kept = await this.fileWorkshop.inspect(OWNER, this.reader(file.objectKey), fileTypeOf(file.mime));
      if (kept !== 'as-is') return await this.show(documentId, file, kept);
      await this.note(documentId, file, { inspection, unsafe: false }, null);
      return { ...file, inspection, unsafe: false };
    } catch (fault) {
      if (!(fault instanceof DomainError) || !['FILE_REFUSED', 'UNSUPPORTED_TYPE'].includes(fault.code)) throw fault;
      await this.note(documentId, file, { inspection, unsafe: true }, 'document.unsafe-content-found');
      return { ...file, inspection, unsafe: true };
    }
  }

  /** Shows these bytes from now on. What was shown is kept as the original, unless there is one; what is noted nowhere is removed. */
  private async show(documentId: string, file: StoredFile, bytes: Uint8Array): Promise<StoredFile> {
    const before = originalOf(file);
    const kept = before ?? {
      ...(await copyToOriginals(this.store, file.objectKey, MAX_KEPT_BYTES)),
      asReceived: false,
    };
    const objectKey = randomKey(DOCUMENT_KEYS);
    const { size: fileSize, sha256 } = await this.put(objectKey, bytes);
    const original = { ...kept, shownAs: objectKey };
    const findings = { objectKey, fileSize, sha256, original, inspection: INSPECTION_RULES, unsafe: false };
    const isNoted = await this.note(documentId, file, findings, 'document.clean-copy-made');
    const unused = isNoted ? [file.objectKey] : [objectKey, ...(before ? [] : [kept.key])];
    for (const key of unused) await this.store.remove(key);
    return isNoted ? { ...file, ...findings } : file;
  }

  private async convert(documentId: string, file: StoredFile): Promise<void> {
    if (pdfStateOf(file, this.officeConverter.isThere) !== 'waiting') return;
    const pdf = await this.officeConverter.toPdf(OWNER, this.reader(file.objectKey), fileTypeOf(file.mime));
    if (!pdf) {
      await this.note(documentId, file, { pdfTries: (file.pdfTries ?? 0) + 1 }, null);
      return;
    }
    const key = randomKey(DOCUMENT_KEYS);
    const { size } = await this.put(key, pdf);
    const isNoted = await this.note(documentId, file, { asPdf: { key, size } }, null);
    if (!isNoted) await this.store.remove(key);
  }

  private reader = (key: string) => async () => buffer(await this.store.get(key));

  private put(key: string, bytes: Uint8Array) {
    return this.store.put(key, Readable.from([bytes]), { maxBytes: MAX_KEPT_BYTES });
  }

  private note(id: string, file: StoredFile, findings: FileFindings, action: string | null): Promise<boolean> {
    return this.inTransaction.run(async (session) => {
      const isNoted = await this.storedFiles.note(id, file.objectKey, findings, session);
      const entry = { subject: 'document', subjectId: id, after: { fileVersion: file.fileVersion } };
      if (isNoted && action) await this.audit.record({ action, ...entry, caller: { personId: null } }, session);
      return isNoted;
    });
  }
}
