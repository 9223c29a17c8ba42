import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ClientHolds } from '../cases/client-holds.js';
import { RequestRepository } from './request.repository.js';

/** Who is no client of a case any more is asked for nothing in it. Requests keep no case with its client. */
@Injectable()
export class HoldClientsOfRequests implements OnModuleInit {
  constructor(
    private readonly holds: ClientHolds,
    private readonly requests: RequestRepository,
  ) {}

  onModuleInit(): void {
    this.holds.add({
      keeps: async () => false,
      leave: (caseId, clientIds, session) => this.requests.leave(caseId, clientIds, session),
    });
  }
}
