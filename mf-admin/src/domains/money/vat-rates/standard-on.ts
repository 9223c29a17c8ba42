import type { VatRate } from '@diwan/contracts/money/vat-rates/http';

/** The standard rate on a day, in hundredths of a percent; nothing before the first. `rates` are newest first. */
export const standardOn = (rates: readonly VatRate[], day: string): number =>
  rates.find(({ from }) => from <= day)?.standardBp ?? 0;
