import { randomBytes } from 'node:crypto';
import { Long } from 'bson';
import { MongoError } from '../values/errors.js';
/** Documents of the first batch unless the client says otherwise. */
export const DEFAULT_BATCH = 101;
/** A batch ends when it has so many bytes: less than the 16 MB allowed, so that making a reply keeps nobody waiting. */
const BATCH_BYTES = 1024 * 1024;
/** Idle cursors are closed after this time. */
const CURSOR_IDLE_MS = 10 * 60 * 1000;
/** A result that is fetched in batches. Holds its source and at most one document read ahead. */
export class Cursor {
    id;
    ns;
    source;
    owner;
    keepsForever;
    lastUsed = Date.now();
    ahead;
    done = false;
    constructor(id, ns, source, 
    /** Session and transaction it belongs to: others may not use it. */
    owner, keepsForever) {
        this.id = id;
        this.ns = ns;
        this.source = source;
        this.owner = owner;
        this.keepsForever = keepsForever;
    }
    /** The next batch. @param size at most so many documents */
    async batch(size, pacer) {
        const documents = [];
        let bytes = 0;
        this.lastUsed = Date.now();
        while (!this.done && documents.length < size) {
            const next = this.ahead ?? (await this.source.next(pacer));
            this.ahead = undefined;
            if (!next)
                this.done = true;
            else if (documents.length > 0 && bytes + next.length > BATCH_BYTES) {
                this.ahead = next;
                break;
            }
            else {
                documents.push(next);
                bytes += next.length;
            }
        }
        // Reads one ahead, so that a result which ends with this batch costs no further request.
        if (!this.done && !this.ahead && size > 0) {
            this.ahead = await this.source.next(pacer);
            this.done = !this.ahead;
        }
        this.source.rest();
        this.lastUsed = Date.now();
        return { documents, done: this.done };
    }
    /** @throws MongoError 175 if what it reads from is gone */
    check() {
        this.source.check();
    }
    close() {
        this.done = true;
        this.source.close();
    }
}
/** The open cursors of all clients. */
export class Cursors {
    open = new Map();
    get size() {
        return this.open.size;
    }
    /** A new cursor, not yet kept. */
    create(ns, source, owner, keepsForever = false) {
        return new Cursor(newId(), ns, source, owner, keepsForever);
    }
    keep(cursor) {
        this.open.set(cursor.id.toString(), cursor);
    }
    /** @throws MongoError 43 */
    get(id) {
        const cursor = this.open.get(id.toString());
        if (!cursor)
            throw new MongoError(43, `cursor id ${id} not found`);
        return cursor;
    }
    /** Closes a cursor; false if there is none. */
    kill(id) {
        const cursor = this.open.get(id.toString());
        if (!cursor)
            return false;
        this.open.delete(id.toString());
        cursor.close();
        return true;
    }
    /** Closes the cursors of a session, or of one of its transactions. */
    killOwned(session, txnNumber) {
        for (const cursor of [...this.open.values()]) {
            if (cursor.owner.session !== session)
                continue;
            if (txnNumber === undefined || cursor.owner.txnNumber === txnNumber)
                this.kill(cursor.id);
        }
    }
    killAll() {
        for (const cursor of [...this.open.values()])
            this.kill(cursor.id);
    }
    /** Closes cursors nobody has asked for ten minutes. */
    expire(now = Date.now()) {
        for (const cursor of [...this.open.values()])
            if (!cursor.keepsForever && now - cursor.lastUsed > CURSOR_IDLE_MS)
                this.kill(cursor.id);
    }
}
/** Random and positive, so that no client can guess another's cursor. */
function newId() {
    const bytes = randomBytes(8);
    bytes[0] = bytes[0] & 0x7f;
    bytes[7] = bytes[7] | 1;
    return Long.fromBytesBE([...bytes]);
}
//# sourceMappingURL=cursor.js.map