import { addDecimals, type Decimal, divideDecimals, toDecimal128 } from '../values/decimal.js';
import {
  double,
  integerResult,
  type Numeric,
  type NumericType,
  numericType,
  toDecimal,
  toInt64,
  toNumber,
  widerType,
} from '../values/number.js';

/**
 * A running sum in BSON's types: integers exactly, decimals exactly, doubles with their rounding errors carried along
 * (so that 0.1 + 0.2 + 0.3 is 0.6). The result has the widest type seen; integers beyond 64 bits become a double.
 */
export class Sum {
  count = 0;
  private type: NumericType = 'int';
  /** Integers are summed as a number while that is exact, then moved to `big`. */
  private small = 0;
  private big = 0n;
  private high = 0;
  private low = 0;
  private decimal: Decimal = { coefficient: 0n, exponent: 0 };

  add(n: Numeric): void {
    this.count++;
    const type = numericType(n);
    this.type = widerType(this.type, type);
    if (type === 'int') this.addSmall(toNumber(n));
    else if (type === 'long') this.big += toInt64(n) as bigint;
    else if (type === 'decimal') this.decimal = addDecimals(this.decimal, toDecimal(n));
    else this.addDouble(toNumber(n));
  }

  /** The sum so far; 0 (int32) of nothing. */
  result(): Numeric {
    const whole = this.big + BigInt(this.small);
    const doubles = Number.isFinite(this.high) ? this.high + this.low : this.high;
    if (this.type === 'double') return double(doubles + Number(whole));
    if (this.type !== 'decimal') return integerResult(whole, this.type === 'int') ?? double(Number(whole));
    const exact = addDecimals(this.decimal, { coefficient: whole, exponent: 0 });
    return toDecimal128(doubles === 0 ? exact : addDecimals(exact, toDecimal(double(doubles))));
  }

  /** The mean, a double or a decimal; null of nothing. */
  average(): Numeric | null {
    if (this.count === 0) return null;
    const total = this.result();
    if (this.type !== 'decimal') return double(toNumber(total) / this.count);
    return toDecimal128(divideDecimals(toDecimal(total), { coefficient: BigInt(this.count), exponent: 0 }));
  }

  private addSmall(n: number): void {
    const next = this.small + n;
    if (Number.isSafeInteger(next)) this.small = next;
    else this.big += BigInt(n);
  }

  /** Knuth's two-sum. */
  private addDouble(x: number): void {
    const next = this.high + x;
    const part = next - this.high;
    this.low += this.high - (next - part) + (x - part);
    this.high = next;
  }
}
