import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';

/** The rate that holds on a day: the one of that day, or the last before it. `rates` are newest first; undefined where there is none yet. */
export const rateOn = (rates: readonly ExchangeRate[], day: string): ExchangeRate | undefined =>
  rates.find((rate) => rate.day <= day);
