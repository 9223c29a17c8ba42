import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { listExchangeRates, setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Controller } from '@nestjs/common';
import { ExchangeRates } from './exchange-rates.js';
import { SetExchangeRate } from './set-exchange-rate.js';

/** Rates between dollar and pound. */
@Controller()
export class ExchangeRateController {
  constructor(
    private readonly exchangeRates: ExchangeRates,
    private readonly setExchangeRate: SetExchangeRate,
    private readonly people: People,
  ) {}

  @Endpoint(listExchangeRates)
  async list(): Promise<ResponseOf<typeof listExchangeRates>> {
    const rates = await this.exchangeRates.list();
    const names = await this.people.namesOf(rates.map(({ setBy }) => setBy));
    return rates.map(({ _id, lbpPerUsdHundredths, source, setBy, setAt }) => ({
      day: _id,
      lbpPerUsdHundredths,
      source,
      setByName: names.get(setBy) ?? '',
      setAt: setAt.toISOString(),
    }));
  }

  @Endpoint(setExchangeRate)
  set(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof setExchangeRate>,
  ): Promise<ResponseOf<typeof setExchangeRate>> {
    return this.setExchangeRate.run(caller, input);
  }
}
