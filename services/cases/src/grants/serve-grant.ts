import { pipeline } from 'node:stream/promises';
import { contentDisposition } from '@diwan/service-kit/http/content-disposition';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { ServedFile } from '../documents/served-file.js';
import { Renditions } from '../renditions/renditions.js';
import { contentRange } from './content-range.js';
import type { GrantRecord } from './grant.schema.js';

/** Bytes of documents are for their reader's screen alone: nobody stores, frames, runs or guesses at them. */
export const KEPT_TO_ITSELF = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'private, no-store',
  'Content-Security-Policy': "sandbox; default-src 'none'",
  'Cross-Origin-Resource-Policy': 'same-origin',
} as const;

/** Sends the bytes of a grant that holds: headers, one range or the whole. */
@Injectable()
export class ServeGrant {
  constructor(
    private readonly renditions: Renditions,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  /** Throws DomainError UNAVAILABLE before the first byte; afterwards a fault cuts the connection. */
  async run(grant: GrantRecord, file: ServedFile, request: Request, response: Response): Promise<void> {
    const { key, size } = await this.renditions.of(grant, file);
    const range = contentRange(request.headers.range, size);
    response.set({
      ...KEPT_TO_ITSELF,
      'Content-Type': file.type.mime,
      'Content-Disposition': contentDisposition(grant.action === 'download' ? 'attachment' : 'inline', file.name),
      'Accept-Ranges': 'bytes',
    });
    if (range.kind === 'unsatisfiable') {
      response.status(416).set('Content-Range', `bytes */${size}`).end();
      return;
    }
    const { start, end } = range.kind === 'part' ? range : { start: 0, end: size - 1 };
    if (range.kind === 'part') response.status(206).set('Content-Range', `bytes ${start}-${end}/${size}`);
    response.set('Content-Length', String(end - start + 1));
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    const bytes = await this.store.get(key, { start, end });
    // A reader that goes away is no fault of ours; a store that fails cuts the connection, so that nobody takes a part for the whole.
    await pipeline(bytes, response).catch(() => response.destroy());
  }
}
