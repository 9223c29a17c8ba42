import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { answerHearing, getOwnHearing, listOwnHearings } from '@diwan/contracts/matters/hearings/own.http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { OwnHearings } from './own-hearings.js';

/** A client's own hearings: the session says whose (D-074). */
@Controller()
export class OwnHearingController {
  constructor(private readonly ownHearings: OwnHearings) {}

  @Endpoint(listOwnHearings)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listOwnHearings>,
  ): Promise<ResponseOf<typeof listOwnHearings>> {
    return this.ownHearings.page(caller, query);
  }

  @Endpoint(getOwnHearing)
  one(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getOwnHearing>,
  ): Promise<ResponseOf<typeof getOwnHearing>> {
    return this.ownHearings.one(caller, params.id);
  }

  @Endpoint(answerHearing)
  answer(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof answerHearing>,
  ): Promise<ResponseOf<typeof answerHearing>> {
    return this.ownHearings.answer(caller, params.id, body);
  }
}
