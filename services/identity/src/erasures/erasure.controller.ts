import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  acceptErasure,
  type Erasure,
  getErasurePlan,
  listErasures,
  refuseErasure,
} from '@diwan/contracts/people/erasures/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { DecideErasure } from './decide-erasure.js';

/** Wishes to be forgotten, for owners to decide. */
@Controller()
export class ErasureController {
  constructor(private readonly decideErasure: DecideErasure) {}

  @Endpoint(listErasures)
  list(@Input() { query }: InputOf<typeof listErasures>): Promise<ResponseOf<typeof listErasures>> {
    return this.decideErasure.page(query);
  }

  @Endpoint(getErasurePlan)
  plan(@Input() { params }: InputOf<typeof getErasurePlan>): Promise<ResponseOf<typeof getErasurePlan>> {
    return this.decideErasure.plan(params.id);
  }

  @Endpoint(acceptErasure)
  accept(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof acceptErasure>): Promise<Erasure> {
    return this.decideErasure.accept(caller, params.id, body);
  }

  @Endpoint(refuseErasure)
  refuse(@Caller() caller: SignedInCaller, @Input() { params, body }: InputOf<typeof refuseErasure>): Promise<Erasure> {
    return this.decideErasure.refuse(caller, params.id, body);
  }
}
