import { requestShare } from '@diwan/contracts/http/documents';
import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { RequestShare } from './request-share.js';

/** Wishes of clients to pass documents on. */
@Controller()
export class ShareRequestController {
  constructor(private readonly requests: RequestShare) {}

  @Endpoint(requestShare)
  create(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof requestShare>,
  ): Promise<ResponseOf<typeof requestShare>> {
    return this.requests.run(caller, params.id);
  }
}
