import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import { recordVisit } from '@diwan/contracts/matters/visits/http';
import { Caller, Endpoint, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { RecordVisit } from './record-visit.js';

/** A client's own visits: the session says whose (D-074). */
@Controller()
export class VisitController {
  constructor(private readonly recordVisit: RecordVisit) {}

  @Endpoint(recordVisit)
  async record(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof recordVisit>> {
    const since = await this.recordVisit.run(caller);
    return { since: since?.toISOString() ?? null };
  }
}
