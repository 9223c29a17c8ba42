import { open } from 'lmdb';
/**
 * Opens the data file.
 * @param options.readOnly for worker threads, which only read
 * @param options.sync false = no fdatasync at commits (only for tests which may lose data)
 */
export function openEnvironment(path, options = {}) {
    // commitDelay and eventTurnBatching belong to lmdb's asynchronous writes, which this server does not use (own group commit).
    return open({
        path,
        noSubdir: true,
        encoding: 'binary',
        keyEncoding: 'binary',
        overlappingSync: false,
        noSync: options.sync === false,
        readOnly: options.readOnly ?? false,
        maxReaders: 1024,
        commitDelay: 0,
        eventTurnBatching: false,
    });
}
/** Reads one value; inside a write the write's own state, else that of `transaction` (or the newest). */
export function read(env, key, transaction) {
    return env.get(key, transaction ? { transaction } : undefined);
}
/** Walks a range of keys in order. */
export function* walkEntries(env, walk, transaction) {
    const { start, end, reverse, after } = walk;
    const options = reverse
        ? { start: after ?? end, end: start, reverse: true, exclusiveStart: true, inclusiveEnd: true, transaction }
        : { start: after ?? start, end, exclusiveStart: after !== undefined, transaction };
    for (const { key, value } of env.getRange(options))
        yield [key, value];
}
//# sourceMappingURL=environment.js.map