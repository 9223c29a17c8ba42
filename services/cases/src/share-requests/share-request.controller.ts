import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { DecideShareRequest } from './decide-share-request.js';
import { RequestShare } from './request-share.js';
import { ShareRequestRepository } from './share-request.repository.js';
import { ShareRequestViews } from './share-request.views.js';

/** Wishes of clients to pass documents on, and the firm's decisions. */
@Controller()
export class ShareRequestController {
  constructor(
    private readonly asking: RequestShare,
    private readonly deciding: DecideShareRequest,
    private readonly requests: ShareRequestRepository,
    private readonly cases: CaseRepository,
    private readonly views: ShareRequestViews,
  ) {}

  @Endpoint(requestShare)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof requestShare>,
  ): Promise<ResponseOf<typeof requestShare>> {
    return this.asking.run(caller, params.id, body);
  }

  @Endpoint(listShareRequests)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listShareRequests>,
  ): Promise<ResponseOf<typeof listShareRequests>> {
    const caseIds = await this.cases.idsInScope(staffScope(caller));
    const found = await this.requests.page(caseIds, query);
    return { ...found, items: await this.views.of(found.items) };
  }

  @Endpoint(approveShareRequest)
  approve(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof approveShareRequest>,
  ): Promise<ResponseOf<typeof approveShareRequest>> {
    return this.deciding.approve(caller, params.id, body);
  }

  @Endpoint(refuseShareRequest)
  refuse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof refuseShareRequest>,
  ): Promise<ResponseOf<typeof refuseShareRequest>> {
    return this.deciding.refuse(caller, params.id, body.reason);
  }

  @Endpoint(revokeShareRequest)
  revoke(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof revokeShareRequest>,
  ): Promise<ResponseOf<typeof revokeShareRequest>> {
    return this.deciding.revoke(caller, params.id);
  }
}
