import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import {
  getCaseRate,
  listBillingRates,
  setCaseRate,
  setFirmRate,
  setLawyerRate,
} from '@diwan/contracts/money/billing-rates/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { BillingRateViews } from './billing-rate-views.js';
import { SetRate } from './set-rate.js';

/** What an hour costs. */
@Controller()
export class BillingRateController {
  constructor(
    private readonly views: BillingRateViews,
    private readonly setRate: SetRate,
  ) {}

  @Endpoint(listBillingRates)
  list(@Caller() caller: SignedInCaller): Promise<ResponseOf<typeof listBillingRates>> {
    return this.views.all(caller);
  }

  @Endpoint(setFirmRate)
  ofFirm(
    @Caller() caller: SignedInCaller,
    @Input() { body }: InputOf<typeof setFirmRate>,
  ): Promise<ResponseOf<typeof setFirmRate>> {
    return this.setRate.ofFirm(caller, body);
  }

  @Endpoint(setLawyerRate)
  ofLawyer(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setLawyerRate>,
  ): Promise<ResponseOf<typeof setLawyerRate>> {
    return this.setRate.ofLawyer(caller, params.id, body);
  }

  @Endpoint(getCaseRate)
  caseRate(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof getCaseRate>,
  ): Promise<ResponseOf<typeof getCaseRate>> {
    return this.setRate.caseRate(caller, params.id);
  }

  @Endpoint(setCaseRate)
  ofCase(
    @Caller() caller: SignedInCaller,
    @Input() { params, body }: InputOf<typeof setCaseRate>,
  ): Promise<ResponseOf<typeof setCaseRate>> {
    return this.setRate.ofCase(caller, params.id, body);
  }
}
