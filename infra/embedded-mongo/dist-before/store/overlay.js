const EMPTY = Buffer.from([0]);
/** Bytes of a key as a string that sorts like the bytes. */
function keyName(key) {
    return key.toString('latin1');
}
/** Changes laid over a state: a command's until it succeeds, a transaction's until it commits. */
export class Overlay {
    below;
    guard;
    /** Change of the number of documents, by collection id. */
    counts = new Map();
    /** Run after the commit, before anybody hears of it: makes the catalog in memory follow the disk. */
    afterCommit = [];
    /** Records whose content is what memory holds when the commit is made (index flags), by key. */
    atCommit = new Map();
    changes = new Map();
    sorted;
    writes = 0;
    constructor(below, guard) {
        this.below = below;
        this.guard = guard;
    }
    get catalogVersion() {
        return this.below.catalogVersion;
    }
    get epoch() {
        return this.below.epoch + this.writes;
    }
    get size() {
        return this.changes.size;
    }
    get(key) {
        if (this.changes.size === 0)
            return this.below.get(key);
        const change = this.changes.get(keyName(key));
        return change === undefined ? this.below.get(key) : (change ?? undefined);
    }
    /** Writes a key that several clients may want to change: documents and unique index entries. */
    put(key, value) {
        this.change(key, value.length > 0 ? value : EMPTY, true);
    }
    /** Deletes such a key. */
    delete(key) {
        this.change(key, null, true);
    }
    /** Writes a key that belongs to one document alone, whose own key is guarded already. */
    putEntry(key, value = EMPTY) {
        this.change(key, value, false);
    }
    /** Deletes such a key. */
    deleteEntry(key) {
        this.change(key, null, false);
    }
    /** Writes a record whose content is only fixed when the commit is made. */
    putAtCommit(key, content) {
        this.atCommit.set(keyName(key), content);
    }
    /** Adds to the number of documents of a collection. */
    count(collection, difference) {
        this.counts.set(collection, (this.counts.get(collection) ?? 0) + difference);
    }
    /** The changes in the order they were first made; `null` = deleted. */
    *entries() {
        for (const [name, value] of this.changes)
            yield [Buffer.from(name, 'latin1'), value];
    }
    /** Takes over the changes of another overlay, unguarded (its owner holds the locks). */
    absorb(other) {
        for (const [name, value] of other.changes)
            this.changes.set(name, value);
        for (const [collection, difference] of other.counts)
            this.count(collection, difference);
        this.afterCommit.push(...other.afterCommit);
        for (const [name, content] of other.atCommit)
            this.atCommit.set(name, content);
        this.sorted = undefined;
        this.writes++;
    }
    walk(walk) {
        return this.changes.size === 0 ? this.below.walk(walk) : this.merge(walk);
    }
    change(key, value, guarded) {
        const name = keyName(key);
        const known = this.changes.has(name);
        if (guarded && !known)
            this.guard?.beforeWrite(name, key);
        this.changes.set(name, value);
        this.writes++;
        if (!known)
            this.sorted = undefined;
    }
    /** The changed keys of a range, in the direction of the walk. */
    changedIn({ start, end, reverse, after }) {
        this.sorted ??= [...this.changes.keys()].sort();
        let low = keyName(start);
        let high = keyName(end);
        if (after) {
            if (reverse)
                high = keyName(after);
            else
                low = `${keyName(after)}\0`;
        }
        const names = this.sorted.filter((name) => name >= low && name < high);
        return reverse ? names.reverse() : names;
    }
    *merge(walk) {
        const changed = this.changedIn(walk);
        const below = this.below.walk(walk);
        let i = 0;
        try {
            for (let step = below.next(); !step.done; step = below.next()) {
                const name = keyName(step.value[0]);
                for (; i < changed.length; i++) {
                    const mine = changed[i];
                    if (walk.reverse ? mine <= name : mine >= name)
                        break;
                    yield* this.changedEntry(mine);
                }
                if (changed[i] === name)
                    yield* this.changedEntry(changed[i++]);
                else
                    yield step.value;
            }
            for (; i < changed.length; i++)
                yield* this.changedEntry(changed[i]);
        }
        finally {
            below.return?.();
        }
    }
    *changedEntry(name) {
        const value = this.changes.get(name);
        if (value)
            yield [Buffer.from(name, 'latin1'), value];
    }
}
//# sourceMappingURL=overlay.js.map