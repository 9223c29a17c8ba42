import { addDecimals, toDecimal128 } from '../values/decimal.js';
import { double, integerResult, numericType, toDecimal, toInt64, toNumber, widerType, } from '../values/number.js';
/**
 * A running sum in BSON's types: integers exactly, decimals exactly, doubles with their rounding errors carried along
 * (so that 0.1 + 0.2 + 0.3 is 0.6). The result has the widest type seen; integers beyond 64 bits become a double.
 */
export class Sum {
    count = 0;
    type = 'int';
    /** Integers are summed as a number while that is exact, then moved to `big`. */
    small = 0;
    big = 0n;
    high = 0;
    low = 0;
    decimal = { coefficient: 0n, exponent: 0 };
    add(n) {
        this.count++;
        const type = numericType(n);
        this.type = widerType(this.type, type);
        if (type === 'int')
            this.addSmall(toNumber(n));
        else if (type === 'long')
            this.big += toInt64(n);
        else if (type === 'decimal')
            this.decimal = addDecimals(this.decimal, toDecimal(n));
        else
            this.addDouble(toNumber(n));
    }
    /** The sum so far; 0 (int32) of nothing. */
    result() {
        const whole = this.big + BigInt(this.small);
        switch (this.type) {
            case 'decimal':
                return toDecimal128(addDecimals(addDecimals(this.decimal, { coefficient: whole, exponent: 0 }), this.high === 0 ? { coefficient: 0n, exponent: 0 } : toDecimal(double(this.doubles()))));
            case 'double':
                return double(this.doubles() + Number(whole));
            default:
                return integerResult(whole, this.type === 'int') ?? double(Number(whole));
        }
    }
    doubles() {
        return Number.isFinite(this.high) ? this.high + this.low : this.high;
    }
    addSmall(n) {
        const next = this.small + n;
        if (Number.isSafeInteger(next))
            this.small = next;
        else
            this.big += BigInt(n);
    }
    /** Knuth's two-sum. */
    addDouble(x) {
        const next = this.high + x;
        const part = next - this.high;
        this.low += this.high - (next - part) + (x - part);
        this.high = next;
    }
}
//# sourceMappingURL=sum.js.map