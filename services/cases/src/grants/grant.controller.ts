import { pipeline } from 'node:stream/promises';
import { createGrant, readGrantContent } from '@diwan/contracts/http/documents';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Controller, Inject, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { contentDisposition } from './content-disposition.js';
import { contentRange } from './content-range.js';
import { OpenGrant } from './open-grant.js';
import { Renditions } from './renditions.js';
import { UseGrant } from './use-grant.js';

/** Opening documents and serving their bytes. */
@Controller()
export class GrantController {
  constructor(
    private readonly openGrant: OpenGrant,
    private readonly useGrant: UseGrant,
    private readonly renditions: Renditions,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
  ) {}

  @Endpoint(createGrant)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof createGrant>,
  ): Promise<ResponseOf<typeof createGrant>> {
    return this.openGrant.run(caller, params.id, body.action);
  }

  @Endpoint(readGrantContent)
  async content(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readGrantContent>,
    @Request() request: HttpRequest,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { grant, file } = await this.useGrant.run(caller, params.grant);
    const { key, size } = await this.renditions.of(grant, file);
    const range = contentRange(request.headers.range, size);
    response.set({
      'Content-Type': file.type.mime,
      'Content-Disposition': contentDisposition(grant.action === 'download' ? 'attachment' : 'inline', file.name),
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'private, no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
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
