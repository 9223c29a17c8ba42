import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { readGrantBeginning } from '@diwan/contracts/matters/documents/beginning.http';
import { createGrant, readGrantContent } from '@diwan/contracts/matters/documents/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { OpenGrant } from './open-grant.js';
import { ServeBeginning } from './serve-beginning.js';
import { ServeGrant } from './serve-grant.js';
import { UseGrant } from './use-grant.js';

/** Opening documents and serving their bytes. */
@Controller()
export class GrantController {
  constructor(
    private readonly openGrant: OpenGrant,
    private readonly useGrant: UseGrant,
    private readonly serveGrant: ServeGrant,
    private readonly serveBeginning: ServeBeginning,
  ) {}

  @Endpoint(createGrant)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof createGrant>,
  ): Promise<ResponseOf<typeof createGrant>> {
    return this.openGrant.run(caller, params.id, body);
  }

  @Endpoint(readGrantContent)
  async content(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readGrantContent>,
    @Request() request: HttpRequest,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { grant, file } = await this.useGrant.run(caller, params.grant);
    await this.serveGrant.run(grant, file, request, response);
  }

  @Endpoint(readGrantBeginning)
  async beginning(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readGrantBeginning>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { grant, file } = await this.useGrant.run(caller, params.grant);
    await this.serveBeginning.run(grant, file, response);
  }
}
