import type { Entry, ReadView, Walk } from './view.js';

/** Decides whether a key may be written: throws a write conflict, or the wish to wait for a transaction. */
export interface WriteGuard {
  beforeWrite(name: string, key: Buffer): void;
}

const EMPTY = Buffer.from([0]);

/** Bytes of a key as a string that sorts like the bytes. */
function keyName(key: Buffer): string {
  return key.toString('latin1');
}

/** The index of a name in a sorted list, or where it would have to be. */
function placeOf(name: string, sorted: string[]): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] as string) < name) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Changes laid over a state: a command's until it succeeds, a transaction's until it commits. */
export class Overlay implements ReadView {
  /** Change of the number of documents, by collection id. */
  readonly counts = new Map<number, number>();
  /** Run after the commit, before anybody hears of it: makes the catalog in memory follow the disk. */
  readonly afterCommit: (() => void)[] = [];
  /** By key; `null` = deleted. */
  private readonly changes = new Map<string, Buffer | null>();
  /** The names in order, from the first walk on. */
  private sorted: string[] | undefined;
  private writes = 0;

  constructor(
    private readonly below: ReadView,
    private readonly guard?: WriteGuard,
  ) {}

  get catalogVersion(): number {
    return this.below.catalogVersion;
  }

  get epoch(): number {
    return this.below.epoch + this.writes;
  }

  get(key: Buffer): Buffer | undefined {
    const change = this.changes.size === 0 ? undefined : this.changes.get(keyName(key));
    return change === undefined ? this.below.get(key) : (change ?? undefined);
  }

  /** Writes a key that several clients may want to change: documents and unique index entries. */
  put(key: Buffer, value: Buffer): void {
    this.change(key, value, true);
  }

  /** Deletes such a key. */
  delete(key: Buffer): void {
    this.change(key, null, true);
  }

  /** Writes a key that belongs to one document alone, whose own key is guarded already. */
  putEntry(key: Buffer, value: Buffer = EMPTY): void {
    this.change(key, value, false);
  }

  /** Deletes such a key. */
  deleteEntry(key: Buffer): void {
    this.change(key, null, false);
  }

  /** Adds to the number of documents of a collection. */
  count(collection: number, difference: number): void {
    this.counts.set(collection, (this.counts.get(collection) ?? 0) + difference);
  }

  /** The changes in the order they were first made; `null` = deleted. */
  *entries(): Generator<readonly [Buffer, Buffer | null]> {
    for (const [name, value] of this.changes) yield [Buffer.from(name, 'latin1'), value];
  }

  /** Takes over the changes of another overlay, unguarded (its owner holds the locks). */
  absorb(other: Overlay): void {
    for (const [key, value] of other.entries()) this.change(key, value, false);
    for (const [collection, difference] of other.counts) this.count(collection, difference);
    this.afterCommit.push(...other.afterCommit);
  }

  walk(walk: Walk): Generator<Entry, void> {
    return this.changes.size === 0 ? this.below.walk(walk) : this.merge(walk);
  }

  private change(key: Buffer, value: Buffer | null, guarded: boolean): void {
    const name = keyName(key);
    if (!this.changes.has(name)) {
      if (guarded) this.guard?.beforeWrite(name, key);
      this.sorted?.splice(placeOf(name, this.sorted), 0, name);
    }
    this.changes.set(name, value);
    this.writes++;
  }

  /** The changed keys of a range, in the direction of the walk. */
  private changedIn({ start, end, reverse, after }: Walk): string[] {
    this.sorted ??= [...this.changes.keys()].sort();
    const low = after && !reverse ? `${keyName(after)}\0` : keyName(start);
    const high = keyName(after && reverse ? after : end);
    const names = this.sorted.slice(placeOf(low, this.sorted), placeOf(high, this.sorted));
    return reverse ? names.reverse() : names;
  }

  private *merge(walk: Walk): Generator<Entry, void> {
    const changed = this.changedIn(walk);
    const isBefore = walk.reverse ? (a: string, b: string) => a > b : (a: string, b: string) => a < b;
    for (const entry of this.below.walk(walk)) {
      const name = keyName(entry[0]);
      while (changed[0] !== undefined && isBefore(changed[0], name)) yield* this.changedEntry(changed.shift());
      if (changed[0] === name) yield* this.changedEntry(changed.shift());
      else yield entry;
    }
    for (const name of changed) yield* this.changedEntry(name);
  }

  private *changedEntry(name = ''): Generator<Entry> {
    const value = this.changes.get(name);
    if (value) yield [Buffer.from(name, 'latin1'), value];
  }
}
