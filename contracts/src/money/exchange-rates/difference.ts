/** How far money may be from what the rate of the day says without a second person, in hundredths of a percent. */
export const DIFFERENCE_LIMIT_BP = 500;

/** So long holds what an owner or admin accepted beyond that, in days. */
export const ACCEPTED_DAYS = 30;

/** How far a rate may be from those of the month around it unless an owner or admin enters it, in hundredths of a percent. */
export const RATE_LIMIT_BP = 1000;

/** Whether a whole number is farther from another one than so many hundredths of a percent; one unit is what rounding does. */
export function isFar(one: number, from: number, limitBp: number): boolean {
  const apart = Math.abs(one - from);
  return apart > 1 && BigInt(apart) * 10_000n > BigInt(from) * BigInt(limitBp);
}
