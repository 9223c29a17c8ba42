import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { askErasure, getOwnErasure, type OwnErasure, withdrawErasure } from '@diwan/contracts/people/erasures/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { OwnErasures } from './own-erasures.js';

/** A person's own wish to be forgotten. */
@Controller()
export class OwnErasureController {
  constructor(private readonly erasures: OwnErasures) {}

  @Endpoint(getOwnErasure)
  own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof getOwnErasure>> {
    return this.erasures.read(caller);
  }

  @Endpoint(askErasure)
  ask(@Caller() caller: SignedInCaller, @Input() { body }: InputOf<typeof askErasure>): Deed<OwnErasure> {
    return this.erasures.ask(caller, body);
  }

  @Endpoint(withdrawErasure)
  withdraw(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof withdrawErasure>,
  ): Promise<OwnErasure> {
    return this.erasures.withdraw(caller, params.id);
  }
}
