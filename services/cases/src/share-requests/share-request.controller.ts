import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  approveShareRequest,
  listShareRequests,
  refuseShareRequest,
  requestShare,
  revokeShareRequest,
} from '@diwan/contracts/matters/share-requests/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { CaseRepository } from '../cases/case.repository.js';
import { staffScope } from '../cases/staff-scope.js';
import { ApproveShareRequest } from './approve-share-request.js';
import { RefuseShareRequest } from './refuse-share-request.js';
import { RequestShare } from './request-share.js';
import { RevokeShareRequest } from './revoke-share-request.js';
import { ShareRequestRepository } from './share-request.repository.js';
import { ShareRequestViews } from './share-request.views.js';

/** Wishes of clients to pass documents on, and the firm's decisions. */
@Controller()
export class ShareRequestController {
  constructor(
    private readonly requestShare: RequestShare,
    private readonly approveShareRequest: ApproveShareRequest,
    private readonly refuseShareRequest: RefuseShareRequest,
    private readonly revokeShareRequest: RevokeShareRequest,
    private readonly shareRequests: ShareRequestRepository,
    private readonly cases: CaseRepository,
    private readonly shareRequestViews: ShareRequestViews,
  ) {}

  @Endpoint(requestShare)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof requestShare>,
  ): Promise<ResponseOf<typeof requestShare>> {
    return this.requestShare.run(caller, params.id, body);
  }

  @Endpoint(listShareRequests)
  async list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listShareRequests>,
  ): Promise<ResponseOf<typeof listShareRequests>> {
    const scope = staffScope(caller);
    const reach = await this.cases.teamsInReach(scope);
    const found = await this.shareRequests.page(reach, query);
    // Found by a copy of the team; the case decides.
    const items = await this.cases.stillInScope(scope, found.items);
    return { ...found, items: await this.shareRequestViews.of(items, caller) };
  }

  @Endpoint(approveShareRequest)
  approve(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof approveShareRequest>,
  ): Promise<ResponseOf<typeof approveShareRequest>> {
    return this.approveShareRequest.run(caller, params.id, body);
  }

  @Endpoint(refuseShareRequest)
  refuse(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof refuseShareRequest>,
  ): Promise<ResponseOf<typeof refuseShareRequest>> {
    return this.refuseShareRequest.run(caller, params.id, body.reason);
  }

  @Endpoint(revokeShareRequest)
  revoke(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof revokeShareRequest>,
  ): Promise<ResponseOf<typeof revokeShareRequest>> {
    return this.revokeShareRequest.run(caller, params.id);
  }
}
