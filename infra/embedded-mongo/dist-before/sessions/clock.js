import { Binary, Long, Timestamp } from 'bson';
/** The logical clock of the one-member replica set: `operationTime` and `$clusterTime` of replies. */
export class ClusterClock {
    seconds = Math.floor(Date.now() / 1000);
    increment = 0;
    /** A time later than all before it. */
    tick() {
        const now = Math.floor(Date.now() / 1000);
        if (now > this.seconds) {
            this.seconds = now;
            this.increment = 0;
        }
        this.increment++;
        return this.now();
    }
    now() {
        return new Timestamp({ t: this.seconds, i: this.increment });
    }
    /** What every reply carries; unsigned, as MongoDB's without authentication. */
    replyFields() {
        const operationTime = this.tick();
        const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
        return { $clusterTime: { clusterTime: operationTime, signature }, operationTime };
    }
}
//# sourceMappingURL=clock.js.map