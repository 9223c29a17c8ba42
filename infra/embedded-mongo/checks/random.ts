/** A seeded generator (sfc32): the same seed gives the same run, and unlike a linear congruence its low bits are random, too. */
export class Random {
  private a: number;
  private b: number;
  private c = 0x9e3779b9;
  private counter = 1;

  constructor(readonly seed: number) {
    this.a = seed | 0;
    this.b = (seed ^ 0x85ebca6b) | 0;
    for (let i = 0; i < 20; i++) this.next();
  }

  /** A whole number below `n`. */
  below(n: number): number {
    return Math.floor((this.next() / 2 ** 32) * n);
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.next() / 2 ** 32 < probability;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  list<T>(length: number, make: () => T): T[] {
    return Array.from({ length }, make);
  }

  private next(): number {
    const t = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (this.c << 21) | (this.c >>> 11);
    this.c = (this.c + t) | 0;
    return t >>> 0;
  }
}
