import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  answerItem,
  beginUpload,
  finishUpload,
  listOwnRequests,
  removeOwnFile,
  sendPart,
} from '@diwan/contracts/matters/requests/own.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { readMultipart } from '@diwan/service-kit/http/multipart';
import { Controller, Request } from '@nestjs/common';
import type { Request as HttpRequest } from 'express';
import { PortalViews } from '../cases/portal-views.js';
import { AnswerItem } from './answer-item.js';
import { ReceiveFile } from './receive-file.js';
import { RequestRepository } from './request.repository.js';
import { RequestViews } from './request-views.js';

const ORDER = { open: 0, answered: 1, closed: 2 } as const;

/** What a client is asked for, and their answers. */
@Controller()
export class OwnRequestController {
  constructor(
    private readonly requests: RequestRepository,
    private readonly portalViews: PortalViews,
    private readonly requestViews: RequestViews,
    private readonly answerItem: AnswerItem,
    private readonly receiveFile: ReceiveFile,
  ) {}

  @Endpoint(listOwnRequests)
  async list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnRequests>> {
    const found = await this.requests.ofClient(await this.portalViews.ofClient(caller.personId));
    return this.requestViews.ownOf(found.toSorted((one, other) => ORDER[one.state] - ORDER[other.state]));
  }

  @Endpoint(answerItem)
  answer(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof answerItem>,
  ): Promise<ResponseOf<typeof answerItem>> {
    return this.answerItem.inWords(caller, params.id, params.item, body);
  }

  @Endpoint(removeOwnFile)
  remove(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof removeOwnFile>,
  ): Promise<ResponseOf<typeof removeOwnFile>> {
    return this.answerItem.takeBack(caller, params.id, params.item, params.file);
  }

  @Endpoint(beginUpload)
  begin(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof beginUpload>,
  ): Promise<ResponseOf<typeof beginUpload>> {
    return this.receiveFile.begin(caller, params, body);
  }

  @Endpoint(sendPart)
  async part(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof sendPart>,
    @Request() request: HttpRequest,
  ): Promise<ResponseOf<typeof sendPart>> {
    const { fields, file } = await readMultipart(request, sendPart);
    return this.receiveFile.part(caller, params.id, fields, file);
  }

  @Endpoint(finishUpload)
  finish(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof finishUpload>,
  ): Promise<ResponseOf<typeof finishUpload>> {
    return this.receiveFile.finish(caller, params.id);
  }
}
