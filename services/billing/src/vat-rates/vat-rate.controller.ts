import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listVatRates, setVatRate } from '@diwan/contracts/money/vat-rates/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { SetVatRate } from './set-vat-rate.js';
import { VatRates } from './vat-rates.js';

/** Rates of value added tax. */
@Controller()
export class VatRateController {
  constructor(
    private readonly vatRates: VatRates,
    private readonly setVatRate: SetVatRate,
  ) {}

  @Endpoint(listVatRates)
  async list(): Promise<ResponseOf<typeof listVatRates>> {
    return (await this.vatRates.list()).map(({ _id, standardBp, law }) => ({ from: _id, standardBp, law }));
  }

  @Endpoint(setVatRate)
  set(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof setVatRate>,
  ): Promise<ResponseOf<typeof setVatRate>> {
    return this.setVatRate.run(caller, input);
  }
}
