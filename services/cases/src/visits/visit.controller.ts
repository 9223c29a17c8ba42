import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/endpoint';
import { Controller } from '@nestjs/common';
import { Visits } from './visits.js';

/** A client's own visits: the session says whose (D-074). */
@Controller()
export class VisitController {
  constructor(private readonly visits: Visits) {}

  @Endpoint(recordVisit)
  async record(@Caller() { personId }: SignedInCaller): Promise<ResponseOf<typeof recordVisit>> {
    const since = await this.visits.record(personId);
    return { since: since?.toISOString() ?? null };
  }
}
