import { type Numeric } from '../values/number.js';
/**
 * A running sum in BSON's types: integers exactly, decimals exactly, doubles with their rounding errors carried along
 * (so that 0.1 + 0.2 + 0.3 is 0.6). The result has the widest type seen; integers beyond 64 bits become a double.
 */
export declare class Sum {
    count: number;
    private type;
    /** Integers are summed as a number while that is exact, then moved to `big`. */
    private small;
    private big;
    private high;
    private low;
    private decimal;
    add(n: Numeric): void;
    /** The sum so far; 0 (int32) of nothing. */
    result(): Numeric;
    private doubles;
    private addSmall;
    /** Knuth's two-sum. */
    private addDouble;
}
