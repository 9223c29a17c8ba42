/** A seeded generator (sfc32): the same seed gives the same run, and unlike a linear congruence its low bits are random, too. */
export declare class Random {
    readonly seed: number;
    private a;
    private b;
    private c;
    private counter;
    constructor(seed: number);
    /** A whole number below `n`. */
    below(n: number): number;
    /** True with this probability. */
    chance(probability: number): boolean;
    pick<T>(list: readonly T[]): T;
    list<T>(length: number, make: () => T): T[];
    private next;
}
