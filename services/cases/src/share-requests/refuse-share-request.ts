import type { ShareRequest } from '@diwan/contracts/matters/share-requests/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { DecideShareRequest } from './decide-share-request.js';

/** Refuses a wish; the client reads the reason. */
@Injectable()
export class RefuseShareRequest {
  constructor(private readonly decideShareRequest: DecideShareRequest) {}

  /** Throws DomainError NOT_FOUND, CONFLICT (decided already). */
  run(caller: SignedInCaller, id: string, reason: string): Promise<ShareRequest> {
    return this.decideShareRequest.run(caller, id, 'refused', { decisionReason: reason });
  }
}
