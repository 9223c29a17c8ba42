/** How far a write command has come, and its reply so far; survives a crash as the session's retry record. */
export class WriteProgress {
    kind;
    total;
    ordered;
    /** Index of the next statement. */
    next = 0;
    n = 0;
    nModified = 0;
    upserted = [];
    writeErrors = [];
    /** An ordered command has met an error. */
    stopped = false;
    /** The next statement reads too much to be done in one go. */
    slow = false;
    constructor(kind, total, ordered, done) {
        this.kind = kind;
        this.total = total;
        this.ordered = ordered;
        if (!done)
            return;
        const reply = done.reply ?? {};
        this.n = reply.n ?? 0;
        this.nModified = reply.nModified ?? 0;
        this.upserted = reply.upserted ?? [];
        this.writeErrors = reply.writeErrors ?? [];
        this.next = done.statementsDone ?? total;
    }
    get finished() {
        return this.stopped || this.next >= this.total;
    }
    /** A copy to work on: if the step fails, the original stands. */
    copy() {
        const copy = new WriteProgress(this.kind, this.total, this.ordered);
        Object.assign(copy, this, { upserted: [...this.upserted], writeErrors: [...this.writeErrors] });
        return copy;
    }
    noteUpdate(index, change) {
        this.n++;
        if (change.modified)
            this.nModified++;
        if (change.upserted !== undefined)
            this.upserted.push({ index, _id: change.upserted });
    }
    /** What is stored with the commit. */
    record(txnNumber) {
        const record = { txnNumber, reply: this.reply() };
        if (!this.finished)
            record.statementsDone = this.next;
        return record;
    }
    reply() {
        const reply = { n: this.n };
        if (this.kind === 'update')
            reply.nModified = this.nModified;
        if (this.upserted.length > 0)
            reply.upserted = this.upserted;
        if (this.writeErrors.length > 0)
            reply.writeErrors = this.writeErrors;
        return reply;
    }
}
//# sourceMappingURL=write-progress.js.map