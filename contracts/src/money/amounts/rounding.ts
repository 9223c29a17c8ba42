/**
 * The one place where money is rounded (D-122): half up, away from zero, on whole minor units. Everything is reckoned in BigInt, so no
 * factor is too large on the way; a result that is not an exact whole number any more is refused.
 */
export function proportion(amountMinor: number, times: number, of: number): number {
  if (of <= 0) throw new RangeError('a share of nothing');
  const product = BigInt(amountMinor) * BigInt(times);
  const [size, whole] = [product < 0n ? -product : product, BigInt(of)];
  const rounded = (2n * size + whole) / (2n * whole);
  return exact(product < 0n ? -rounded : rounded);
}

/** The sum, if it is still an exact whole number. Throws RangeError otherwise. */
export const sum = (amounts: readonly number[]): number =>
  exact(amounts.reduce((total, amount) => total + BigInt(amount), 0n));

/** Shares an amount out by weights so that the shares add up to it: what rounding leaves goes to the largest remainders, the first of equals. */
export function shareOut(amountMinor: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((total, weight) => total + BigInt(weight), 0n);
  if (whole === 0n) return weights.map(() => 0);
  const [amount, sign] = amountMinor < 0 ? [BigInt(-amountMinor), -1] : [BigInt(amountMinor), 1];
  const parts = weights.map((weight, at) => {
    const product = amount * BigInt(weight);
    return { at, share: product / whole, rest: product % whole };
  });
  let left = amount - parts.reduce((total, { share }) => total + share, 0n);
  const byRest = [...parts].sort((one, other) =>
    one.rest === other.rest ? one.at - other.at : one.rest < other.rest ? 1 : -1,
  );
  for (const part of byRest) {
    if (left === 0n) break;
    part.share += 1n;
    left -= 1n;
  }
  return parts.map(({ share }) => (share === 0n ? 0 : sign * exact(share)));
}

function exact(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('an amount beyond exact whole numbers');
  return number;
}
