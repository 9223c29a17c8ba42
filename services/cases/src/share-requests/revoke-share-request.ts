import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { DecideShareRequest } from './decide-share-request.js';

/** Takes an approval back: its link ends at once. */
@Injectable()
export class RevokeShareRequest {
  constructor(private readonly decideShareRequest: DecideShareRequest) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (it was not approved). */
  run(caller: SignedInCaller, id: string): Promise<ShareRequest> {
    return this.decideShareRequest.run(caller, id, 'revoked', {});
  }
}
