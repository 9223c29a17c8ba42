import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { beginUpload, FileUpload, OwnRequest } from '@diwan/contracts/matters/requests/own.http';
import { MAX_FILES, PART_BYTES } from '@diwan/contracts/matters/requests/request';
import { Clock } from '@diwan/service-kit/app/clock';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Inject, Injectable } from '@nestjs/common';
import { dropFile, FROM_CLIENTS, refuseUnknownName, TakeFile, type TakenFile } from '../documents/take-file.js';
import type { FileUploadRecord } from './file-upload.schema.js';
import { FileUploads, partKey } from './file-uploads.js';
import { mayBecome } from './item.machine.js';
import { itemOf, MoveItem } from './move-item.js';
import { newId, type RequestRecord, UNDECIDED } from './request.schema.js';
import { RequestReach } from './request-reach.js';
import { RequestViews } from './request-views.js';
import { tellFrom } from './tell-from.js';

/** More files at once than anybody photographs; what is left over is forgotten after three days. */
const MAX_UNDER_WAY = 20;

/** What is wrong with the file itself. */
const HOPELESS = new Set<string>(['MALFORMED', 'UNSUPPORTED_TYPE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE']);

/**
 * Takes a client's file in, part by part (PORT-07): broken off, it goes on where it stopped, from any page and after any time up to three
 * days. A part is an object of its own; the whole is checked like every document when it is complete. Nothing is stored twice.
 */
@Injectable()
export class ReceiveFile {
  constructor(
    private readonly requestReach: RequestReach,
    private readonly uploads: FileUploads,
    private readonly takeFile: TakeFile,
    private readonly moveItem: MoveItem,
    private readonly requestViews: RequestViews,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    private readonly inTransaction: InTransaction,
    private readonly clock: Clock,
  ) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (decided already, or full), UNSUPPORTED_TYPE, TOO_MANY_REQUESTS. */
  async begin(
    caller: SignedInCaller,
    { id, item }: { id: string; item: string },
    file: InputOf<typeof beginUpload>['body'],
  ): Promise<FileUpload> {
    const request = await this.requestReach.asClient(caller, id);
    refuseUnwanted(request, item);
    refuseUnknownName(file.name, FROM_CLIENTS);
    const of = { ...file, personId: caller.personId, requestId: id, itemId: item };
    const known = await this.uploads.find(of);
    if (!known && (await this.uploads.underWay(caller.personId)) >= MAX_UNDER_WAY)
      throw new DomainError('TOO_MANY_REQUESTS');
    const upload = known ?? (await this.uploads.begin(of));
    // What was taken back, or refused, may be sent again.
    const isGone = upload.fileId !== null && !has(request, item, upload.fileId);
    if (!isGone) return toUpload(upload);
    await this.uploads.forget(upload._id);
    return this.begin(caller, { id, item }, file);
  }

  /** Throws DomainError NOT_FOUND, MALFORMED (not the bytes that were meant), PAYLOAD_TOO_LARGE, STORAGE_FULL, UNAVAILABLE. */
  async part(
    caller: SignedInCaller,
    id: string,
    { from, sha256 }: { from: number; sha256: string },
    file: UploadedFile,
  ): Promise<FileUpload> {
    const upload = await this.ownUpload(caller, id).catch((fault: unknown) => {
      dropFile(file);
      throw fault;
    });
    if (upload.received !== from || upload.fileId !== null || from >= upload.size) {
      dropFile(file);
      return toUpload(upload);
    }
    const key = partKey(id, from);
    const maxBytes = Math.min(PART_BYTES, upload.size - from);
    const stored = await this.store.put(key, file.stream, { maxBytes });
    if (stored.sha256 !== sha256 || stored.size === 0) {
      await this.store.remove(key);
      throw new DomainError('MALFORMED');
    }
    return toUpload((await this.uploads.arrived(upload._id, from, stored.size)) ?? (await this.ownUpload(caller, id)));
  }

  /** Throws DomainError NOT_FOUND, CONFLICT (not complete, or decided already), MALFORMED, and what a document is refused for. */
  async finish(caller: SignedInCaller, id: string): Promise<OwnRequest> {
    const upload = await this.ownUpload(caller, id);
    const request = await this.requestReach.asClient(caller, upload.requestId);
    if (upload.fileId !== null) return this.requestViews.ownOne(request);
    if (upload.received !== upload.size) throw new DomainError('CONFLICT');
    refuseUnwanted(request, upload.itemId);
    const taken = await this.whole(upload, request.caseId).catch(async (fault: unknown) => {
      // What is wrong with the file itself will not be right the next time.
      if (fault instanceof DomainError && HOPELESS.has(fault.code)) await this.forget(upload);
      throw fault;
    });
    const written = await this.attach(caller, upload, taken);
    await this.removeParts(upload);
    return this.requestViews.ownOne(written);
  }

  private async whole(upload: FileUploadRecord, caseId: string): Promise<TakenFile> {
    const hash = createHash('sha256');
    const store = this.store;
    async function* bytes() {
      for (const from of upload.parts) {
        for await (const chunk of await store.get(partKey(String(upload._id), from))) {
          hash.update(chunk as Buffer);
          yield chunk as Buffer;
        }
      }
      if (hash.digest('hex') !== upload.sha256) throw new DomainError('MALFORMED');
    }
    const file = { name: upload.name, stream: Readable.from(bytes()) };
    return this.takeFile.run(upload.personId, caseId, file, FROM_CLIENTS);
  }

  /** Of two that finish at once one attaches; the other's copy belongs to nobody, and the sweep removes it. */
  private attach(caller: SignedInCaller, upload: FileUploadRecord, taken: TakenFile): Promise<RequestRecord> {
    const now = this.clock.now();
    const fileId = newId();
    return this.inTransaction.run(async (session) => {
      const request = await this.requestReach.asClient(caller, upload.requestId, session);
      if (!(await this.uploads.become(upload._id, String(fileId), session))) return request;
      const item = refuseUnwanted(request, upload.itemId);
      const files = [...item.files, { ...taken, _id: fileId, sentBy: caller.personId, receivedAt: now }];
      const fields = { files, answeredAt: now, ...UNDECIDED };
      const move = { itemId: upload.itemId, to: 'answered', fields, more: tellFrom(request, now), caller } as const;
      return this.moveItem.run(request, move, session);
    });
  }

  private async ownUpload(caller: SignedInCaller, id: string): Promise<FileUploadRecord> {
    const upload = await this.uploads.one(caller.personId, id);
    if (!upload) throw new DomainError('NOT_FOUND');
    return upload;
  }

  private async forget(upload: FileUploadRecord): Promise<void> {
    await this.uploads.forget(upload._id);
    await this.removeParts(upload);
  }

  private async removeParts({ _id, parts }: FileUploadRecord): Promise<void> {
    // What cannot be removed now is removed by the sweep.
    for (const from of parts) await this.store.remove(partKey(String(_id), from)).catch(() => {});
  }
}

/** The item, if it takes another file. Throws DomainError NOT_FOUND, CONFLICT. */
function refuseUnwanted(request: RequestRecord, itemId: string) {
  const item = itemOf(request, itemId);
  if (item.kind !== 'file' || !mayBecome(item.state, 'answered') || item.files.length >= MAX_FILES)
    throw new DomainError('CONFLICT');
  return item;
}

const has = (request: RequestRecord, itemId: string, fileId: string): boolean =>
  itemOf(request, itemId).files.some(({ _id }) => String(_id) === fileId);

const toUpload = ({ _id, received, size, fileId }: FileUploadRecord): FileUpload => ({
  id: String(_id),
  received,
  size,
  done: fileId !== null,
});
