import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getSharedLink,
  openSharedLink,
  readSharedBeginning,
  readSharedContent,
  sendSharedLinkCode,
} from '@diwan/contracts/matters/shared-links/http';
import { Caller, Endpoint, Input } from '@diwan/service-kit/http/endpoint';
import { Controller, Request, Response } from '@nestjs/common';
import type { Request as HttpRequest, Response as HttpResponse } from 'express';
import { ServeBeginning } from '../grants/serve-beginning.js';
import { ServeGrant } from '../grants/serve-grant.js';
import { OpenSharedLink } from './open-shared-link.js';
import { readerOf } from './reader-cookie.js';
import { SendLinkCode } from './send-link-code.js';
import { destinationOf, maskDestination, SharedLinks } from './shared-links.js';
import { UseSharedLink } from './use-shared-link.js';

/** Documents for named recipients without an account (D-089). */
@Controller()
export class SharedLinkController {
  constructor(
    private readonly sharedLinks: SharedLinks,
    private readonly sendLinkCode: SendLinkCode,
    private readonly openSharedLink: OpenSharedLink,
    private readonly useSharedLink: UseSharedLink,
    private readonly serveGrant: ServeGrant,
    private readonly serveBeginning: ServeBeginning,
  ) {}

  @Endpoint(getSharedLink)
  async one(@Input() { params }: InputOf<typeof getSharedLink>): Promise<ResponseOf<typeof getSharedLink>> {
    const { request, link } = await this.sharedLinks.openable(params.token);
    return { sentTo: maskDestination(destinationOf(request)), endsAt: link.endsAt.toISOString() };
  }

  @Endpoint(sendSharedLinkCode)
  sendCode(
    @Caller() caller: Caller,
    @Input() { params }: InputOf<typeof sendSharedLinkCode>,
  ): Promise<ResponseOf<typeof sendSharedLinkCode>> {
    return this.sendLinkCode.run(params.token, caller.address);
  }

  @Endpoint(openSharedLink)
  async open(
    @Caller() caller: Caller,
    @Input() { params, body }: InputOf<typeof openSharedLink>,
    @Response({ passthrough: true }) response: HttpResponse,
  ): Promise<ResponseOf<typeof openSharedLink>> {
    const { answer, cookie } = await this.openSharedLink.run(params.token, body, caller.address);
    response.append('Set-Cookie', cookie);
    return answer;
  }

  @Endpoint(readSharedContent)
  async content(
    @Input() { params }: InputOf<typeof readSharedContent>,
    @Request() request: HttpRequest,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { grant, file } = await this.useSharedLink.run(params.token, params.grant, readerOf(request));
    await this.serveGrant.run(grant, file, request, response);
  }

  @Endpoint(readSharedBeginning)
  async beginning(
    @Input() { params }: InputOf<typeof readSharedBeginning>,
    @Request() request: HttpRequest,
    @Response() response: HttpResponse,
  ): Promise<void> {
    const { grant, file } = await this.useSharedLink.run(params.token, params.grant, readerOf(request));
    await this.serveBeginning.run(grant, file, response);
  }
}
