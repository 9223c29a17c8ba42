import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  askForFunds,
  listFundRequests,
  listFundThresholds,
  listOwnFundRequests,
  setFundThreshold,
  withdrawFundRequest,
} from '@diwan/contracts/money/fund-requests/http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { FundRequests } from './fund-requests.js';
import { FundThresholds } from './fund-thresholds.js';

/** Deposits that clients are asked for, and when a low balance is told. */
@Controller()
export class FundRequestController {
  constructor(
    private readonly fundRequests: FundRequests,
    private readonly thresholds: FundThresholds,
  ) {}

  @Endpoint(listFundRequests)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listFundRequests>,
  ): Promise<ResponseOf<typeof listFundRequests>> {
    return this.fundRequests.list(caller, params.id);
  }

  @Endpoint(askForFunds)
  ask(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof askForFunds>,
  ): Promise<Deed<ResponseOf<typeof askForFunds>>> {
    return this.fundRequests.ask(caller, params.id, body);
  }

  @Endpoint(withdrawFundRequest)
  withdraw(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof withdrawFundRequest>,
  ): Promise<ResponseOf<typeof withdrawFundRequest>> {
    return this.fundRequests.withdraw(caller, params.id, body.reason);
  }

  @Endpoint(listFundThresholds)
  limits(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listFundThresholds>,
  ): Promise<ResponseOf<typeof listFundThresholds>> {
    return this.thresholds.list(caller, params.id);
  }

  @Endpoint(setFundThreshold)
  setLimit(@Caller() caller: SignedInCaller, @Input() input: InputOf<typeof setFundThreshold>): Promise<void> {
    return this.thresholds.set(caller, input);
  }

  @Endpoint(listOwnFundRequests)
  own(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listOwnFundRequests>> {
    return this.fundRequests.own(caller);
  }
}
