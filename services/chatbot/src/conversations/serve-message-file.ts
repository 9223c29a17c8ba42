import { pipeline } from 'node:stream/promises';
import { fileTypeOf } from '@diwan/service-kit/files/file-type';
import { contentDisposition } from '@diwan/service-kit/http/content-disposition';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import type { Response } from 'express';
import type { AttachedFile } from './conversation.schema.js';

/** Sends the bytes of a file of a message. */
@Injectable()
export class ServeMessageFile {
  constructor(@Inject(OBJECT_STORE) private readonly store: ObjectStore) {}

  /** Throws NOT_FOUND, UNAVAILABLE before the first byte. */
  async run(file: AttachedFile | null, response: Response): Promise<void> {
    if (!file) throw new DomainError('NOT_FOUND');
    const { mime, kind } = fileTypeOf(file.mime);
    const bytes = await this.store.get(file.objectKey);
    response.set({
      'Content-Type': mime,
      'Content-Disposition': contentDisposition(kind === 'office' ? 'attachment' : 'inline', file.fileName),
      'Content-Length': String(file.fileSize),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
    await pipeline(bytes, response).catch(() => response.destroy());
  }
}
