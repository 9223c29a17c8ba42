import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_DOCUMENT_BYTES } from '@diwan/contracts/matters/documents/http';
import { claimedType, safeFileName } from '@diwan/service-kit/files/file-name';
import { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import { CONTAINER_TYPES, FILE_TYPES, type FileType, MEDIA_TYPES } from '@diwan/service-kit/files/file-type';
import { INSPECTION_RULES } from '@diwan/service-kit/files/inspect-file';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { OBJECT_STORE, type ObjectStore, type StoredObject } from '@diwan/service-kit/object-store/object-store';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Inject, Injectable } from '@nestjs/common';
import { OfficeConverter } from '../office/office-converter.js';
import type { StoredScan } from '../scan/scan-state.js';
import { FileWorkshop } from '../workshop/file-workshop.js';
import type { DocumentRecord, StoredFile } from './document.schema.js';
import { DOCUMENT_KEYS, randomKey } from './document-key.js';
import { copyToOriginals, type Original, objectsOf } from './file-objects.js';
import { UploadRoom } from './upload-room.js';

/** An image written anew may be larger than it came. */
export const MAX_KEPT_BYTES = 4 * MAX_DOCUMENT_BYTES;
/** Types of files that clients send: nothing that holds other files. */
export const FROM_CLIENTS: readonly FileType[] = [...FILE_TYPES, ...MEDIA_TYPES];
/** Types of files that staff upload. */
export const FROM_STAFF: readonly FileType[] = [...FROM_CLIENTS, ...CONTAINER_TYPES];
/** What became of the bytes. */
type Accepted = StoredObject & Pick<DocumentRecord, 'asPdf' | 'original'> & { scan: StoredScan; pdfTries: number };
/** A file that was taken in and belongs to no document yet. */
export type TakenFile = Omit<StoredFile, 'fileVersion' | 'uploadedBy'>;

/** Takes an uploaded file in (D-086): streamed to the store, then checked whole. A refused file leaves nothing. */
@Injectable()
export class TakeFile {
  constructor(
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly fileWorkshop: FileWorkshop,
    private readonly virusScanner: VirusScanner,
    private readonly officeConverter: OfficeConverter,
    private readonly uploadRoom: UploadRoom,
  ) {}

  /**
   * Takes a file of `owner`, of a type that is `taken` from them, in for a case. Throws DomainError UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE, STORAGE_FULL,
   * TOO_MANY_REQUESTS, UNAVAILABLE.
   */
  async run(owner: string, caseId: string, file: UploadedFile, taken: readonly FileType[]): Promise<TakenFile> {
    const fileName = safeFileName(file.name);
    const type = typeByName(fileName, file, taken);
    const objectKey = randomKey(DOCUMENT_KEYS);
    await this.uploadRoom.check(owner, caseId).catch((fault: unknown) => {
      dropFile(file);
      throw fault;
    });
    const { size, sha256, ...checks } = await this.accept(owner, objectKey, file, type);
    return { fileName, mime: type.mime, fileSize: size, sha256, objectKey, inspection: INSPECTION_RULES, ...checks };
  }

  /** Stores and checks the bytes. Of a picture its original is kept, and one without what was hidden in it is shown; nothing refused stays. */
  private async accept(owner: string, objectKey: string, file: UploadedFile, type: FileType): Promise<Accepted> {
    const read = async () => buffer(await this.objects.get(objectKey));
    let original: Original | null = null;
    try {
      let stored = await this.objects.put(objectKey, file.stream, { maxBytes: MAX_DOCUMENT_BYTES });
      if (stored.size === 0) throw new DomainError('FILE_REFUSED', { detail: 'This file is empty.' });
      const scan = await this.virusScanner.scanNew(() => this.objects.get(objectKey));
      const kept = await this.fileWorkshop.inspect(owner, read, type);
      if (kept !== 'as-is') {
        const copy = await copyToOriginals(this.objects, objectKey, MAX_DOCUMENT_BYTES);
        original = { ...copy, asReceived: true, shownAs: objectKey };
        stored = await this.objects.put(objectKey, Readable.from([kept]), { maxBytes: MAX_KEPT_BYTES });
      }
      // A file that is not known to be clean is opened by nobody, LibreOffice included.
      const pdf = scan === 'pending' ? null : await this.officeConverter.toPdf(owner, read, type);
      // Where it could not be made now, it is tried again later.
      const pdfTries = this.officeConverter.isThere && scan !== 'pending' && pdf === null ? 1 : 0;
      const { size, sha256 } = stored;
      return { size, sha256, scan, pdfTries, original, asPdf: pdf && (await this.keepPdf(pdf)) };
    } catch (fault) {
      // What cannot be removed now is removed by the sweep for orphans.
      for (const key of objectsOf({ objectKey, original })) await this.objects.remove(key).catch(() => {});
      throw fault;
    }
  }

  private async keepPdf(pdf: Uint8Array): Promise<DocumentRecord['asPdf']> {
    const key = randomKey(DOCUMENT_KEYS);
    const { size } = await this.objects.put(key, Readable.from([pdf]), { maxBytes: MAX_KEPT_BYTES });
    return { key, size };
  }
}

/** The type by its name, before a byte is stored. */
function typeByName(fileName: string, file: UploadedFile, taken: readonly FileType[]): FileType {
  try {
    return refuseUnknownName(fileName, taken);
  } catch (fault) {
    dropFile(file);
    throw fault;
  }
}

/** The type that a file's name claims. Throws DomainError UNSUPPORTED_TYPE for those that are not taken, FILE_REFUSED. */
export function refuseUnknownName(name: string, taken: readonly FileType[]): FileType {
  try {
    return claimedType(safeFileName(name), taken);
  } catch (fault) {
    if (fault instanceof FileRefusal) throw new DomainError(fault.code, { detail: fault.detail });
    throw fault;
  }
}

/** Reads a refused file to its end and forgets it, so that the answer arrives. */
export function dropFile(file: UploadedFile): void {
  file.stream.on('error', () => {}).resume();
}
