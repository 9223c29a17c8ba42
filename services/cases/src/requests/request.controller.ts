import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  acceptItem,
  askClient,
  getRequest,
  listRequests,
  readReceivedFile,
  refuseItem,
  reopenItem,
  withdrawItem,
} from '@diwan/contracts/matters/requests/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller, Response } from '@nestjs/common';
import type { Response as HttpResponse } from 'express';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { AskClient } from './ask-client.js';
import { DecideItem } from './decide-item.js';
import { RequestRepository } from './request.repository.js';
import { RequestReach } from './request-reach.js';
import { RequestViews } from './request-views.js';
import { ServeReceivedFile } from './serve-received-file.js';

/** What the firm asks of clients, and what it decides about their answers. */
@Controller()
export class RequestController {
  constructor(
    private readonly requests: RequestRepository,
    private readonly cases: CaseRepository,
    private readonly requestReach: RequestReach,
    private readonly requestViews: RequestViews,
    private readonly askClient: AskClient,
    private readonly decideItem: DecideItem,
    private readonly serveReceivedFile: ServeReceivedFile,
  ) {}

  @Endpoint(listRequests)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listRequests>,
  ): Promise<ResponseOf<typeof listRequests>> {
    const scope = staffScope(caller);
    const reach = await this.cases.teamsInReach(scope);
    const found = await this.requests.page(reach, query);
    // Found by a copy of the team; the case decides.
    const items = await this.cases.stillInScope(scope, found.items);
    return { ...found, items: await this.requestViews.of(items) };
  }

  @Endpoint(getRequest)
  async one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getRequest>,
  ): Promise<ResponseOf<typeof getRequest>> {
    return this.requestViews.one(await this.requestReach.asStaff(caller, params.id));
  }

  @Endpoint(askClient)
  ask(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof askClient>,
  ): Promise<Deed<ResponseOf<typeof askClient>>> {
    return this.askClient.run(caller, params.id, body);
  }

  @Endpoint(acceptItem)
  accept(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof acceptItem>,
  ): Promise<ResponseOf<typeof acceptItem>> {
    return this.decideItem.accept(caller, params.id, params.item);
  }

  @Endpoint(refuseItem)
  refuse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof refuseItem>,
  ): Promise<ResponseOf<typeof refuseItem>> {
    return this.decideItem.refuse(caller, params.id, params.item, body.reason);
  }

  @Endpoint(withdrawItem)
  withdraw(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof withdrawItem>,
  ): Promise<ResponseOf<typeof withdrawItem>> {
    return this.decideItem.withdraw(caller, params.id, params.item);
  }

  @Endpoint(reopenItem)
  reopen(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof reopenItem>,
  ): Promise<ResponseOf<typeof reopenItem>> {
    return this.decideItem.reopen(caller, params.id, params.item);
  }

  @Endpoint(readReceivedFile)
  read(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof readReceivedFile>,
    @Response() response: HttpResponse,
  ): Promise<void> {
    return this.serveReceivedFile.run(caller, params, response);
  }
}
