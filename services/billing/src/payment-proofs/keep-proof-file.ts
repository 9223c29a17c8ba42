import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { MAX_PROOF_BYTES } from '@diwan/contracts/money/payment-proofs/own.http';
import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { claimedType, safeFileName } from '@diwan/service-kit/files/file-name';
import { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import type { FileType } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Inject, Injectable } from '@nestjs/common';

/** An image written anew may be larger than it came. */
const MAX_KEPT_BYTES = 4 * MAX_PROOF_BYTES;

/** A file that came whole and belongs to nothing yet. */
export interface ReceivedFile {
  fileName: string;
  type: FileType;
  bytes: Uint8Array;
  /** Of what was sent, lower-case hex. */
  sha256: string;
}

/** Takes photos and PDFs in: a PDF stays as it is, a picture is written anew without what was hidden in it (D-086). */
@Injectable()
export class KeepProofFile {
  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly virusScanner: VirusScanner,
    private readonly fileInspector: FileInspector,
  ) {}

  /** Reads it whole. Throws UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE. */
  async receive(file: UploadedFile): Promise<ReceivedFile> {
    const fileName = safeFileName(file.name);
    const type = photoOrPdf(fileName, file);
    const bytes = await buffer(file.stream);
    if (bytes.length === 0) throw new DomainError('FILE_REFUSED', { detail: 'This file is empty.' });
    return { fileName, type, bytes, sha256: createHash('sha256').update(bytes).digest('hex') };
  }

  /** Checks it and stores what is to be kept. Throws UNSUPPORTED_TYPE, FILE_REFUSED, TOO_MANY_REQUESTS, STORAGE_FULL, UNAVAILABLE. */
  async keep(owner: string, { bytes, type }: ReceivedFile): Promise<{ objectKey: string; fileSize: number }> {
    await this.virusScanner.refuseViruses(bytes);
    const kept = await this.fileInspector.inspect(owner, bytes, type);
    const objectKey = `payment-proofs/${randomBytes(16).toString('hex')}`;
    const { size } = await this.store.put(objectKey, Readable.from([kept]), { maxBytes: MAX_KEPT_BYTES });
    return { objectKey, fileSize: size };
  }

  /** Removes what belongs to nothing after all. */
  async drop(objectKey: string): Promise<void> {
    await this.store.remove(objectKey);
  }
}

/** The type by its name, before a byte is read; a refused file is read to its end, so that the answer arrives. */
function photoOrPdf(fileName: string, { stream }: UploadedFile): FileType {
  try {
    const type = claimedType(fileName);
    if (type.kind !== 'office') return type;
    throw new FileRefusal('UNSUPPORTED_TYPE', 'Send a photo or a PDF.');
  } catch (fault) {
    stream.on('error', () => {}).resume();
    if (fault instanceof FileRefusal) throw new DomainError(fault.code, { detail: fault.detail });
    throw fault;
  }
}
