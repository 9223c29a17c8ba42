/** A seeded generator (sfc32): the same seed gives the same run, and unlike a linear congruence its low bits are random, too. */
export class Random {
    seed;
    a;
    b;
    c = 0x9e3779b9;
    counter = 1;
    constructor(seed) {
        this.seed = seed;
        this.a = seed | 0;
        this.b = (seed ^ 0x85ebca6b) | 0;
        for (let i = 0; i < 20; i++)
            this.next();
    }
    /** A whole number below `n`. */
    below(n) {
        return Math.floor((this.next() / 2 ** 32) * n);
    }
    /** True with this probability. */
    chance(probability) {
        return this.next() / 2 ** 32 < probability;
    }
    pick(list) {
        return list[this.below(list.length)];
    }
    list(length, make) {
        return Array.from({ length }, make);
    }
    next() {
        const t = (((this.a + this.b) | 0) + this.counter) | 0;
        this.counter = (this.counter + 1) | 0;
        this.a = this.b ^ (this.b >>> 9);
        this.b = (this.c + (this.c << 3)) | 0;
        this.c = (this.c << 21) | (this.c >>> 11);
        this.c = (this.c + t) | 0;
        return t >>> 0;
    }
}
//# sourceMappingURL=random.js.map