import * as z from 'zod/mini';
import { Currency } from '../../shared/money.js';

/** The largest amount that somebody may write, in minor units: a hundred billion dollars, or ten trillion pounds. */
export const MOST = 10_000_000_000_000;

/** An amount of nothing or more, in minor units of a currency that stands beside it. */
export const AmountMinor = z.int().check(z.minimum(0), z.maximum(MOST));
/** An amount that is more than nothing. */
export const SomeMinor = z.int().check(z.minimum(1), z.maximum(MOST));
/** Money that somebody gives: more than nothing. */
export const SomeMoney = z.strictObject({ amountMinor: SomeMinor, currency: Currency });

/** Parts of a whole in hundredths of a percent: 1100 is 11 %. */
export const BasisPoints = z.int().check(z.minimum(0), z.maximum(10_000));
