import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { type Attachment, MAX_ATTACHMENT_BYTES } from '@diwan/contracts/messages/conversations/conversation';
import { Clock } from '@diwan/service-kit/app/clock';
import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { claimedType, safeFileName } from '@diwan/service-kit/files/file-name';
import { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import type { FileType } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { VirusScanner } from '@diwan/service-kit/virus-scan/virus-scanner';
import { Inject, Injectable } from '@nestjs/common';
import { toAttachment } from './message.presenter.js';
import { MessageFileRepository } from './message-file.repository.js';

/** An image written anew may be larger than it came. */
const MAX_KEPT_BYTES = 4 * MAX_ATTACHMENT_BYTES;
/** More than anybody attaches before sending; what is left over is forgotten after a day. */
const MOST_WAITING = 20;

/** Takes a file in that will go with a message (D-086): checked, scanned, and an image without what was hidden in it. */
@Injectable()
export class TakeMessageFile {
  constructor(
    private readonly files: MessageFileRepository,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly virusScanner: VirusScanner,
    private readonly fileInspector: FileInspector,
    private readonly clock: Clock,
  ) {}

  /** Throws UNSUPPORTED_TYPE, FILE_REFUSED, PAYLOAD_TOO_LARGE, STORAGE_FULL, TOO_MANY_REQUESTS, UNAVAILABLE. */
  async run({ personId }: Pick<SignedInCaller, 'personId'>, file: UploadedFile): Promise<Attachment> {
    const fileName = safeFileName(file.name);
    const type = typeOf(fileName, file);
    const bytes = await buffer(file.stream);
    if (bytes.length === 0) throw new DomainError('FILE_REFUSED', { detail: 'This file is empty.' });
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const known = await this.files.waiting(personId, sha256);
    if (known) return toAttachment(known);
    if ((await this.files.countWaiting(personId)) >= MOST_WAITING) throw new DomainError('TOO_MANY_REQUESTS');
    await this.virusScanner.refuseViruses(bytes);
    const kept = await this.fileInspector.inspect(personId, bytes, type);
    const objectKey = `message-files/${randomBytes(16).toString('hex')}`;
    const { size } = await this.store.put(objectKey, Readable.from([kept]), { maxBytes: MAX_KEPT_BYTES });
    const record = { personId, fileName, mime: type.mime, fileSize: size, objectKey, sha256 };
    return this.files
      .insert({ ...record, createdAt: this.clock.now() })
      .then(toAttachment)
      .catch(async (fault: unknown) => {
        await this.store.remove(objectKey).catch(() => {});
        throw fault;
      });
  }
}

/** The type by its name, before a byte is read; a refused file is read to its end, so that the answer arrives. */
function typeOf(fileName: string, { stream }: UploadedFile): FileType {
  try {
    return claimedType(fileName);
  } catch (fault) {
    stream.on('error', () => {}).resume();
    if (fault instanceof FileRefusal) throw new DomainError(fault.code, { detail: fault.detail });
    throw fault;
  }
}
