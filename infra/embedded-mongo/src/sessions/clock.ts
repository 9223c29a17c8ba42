import { Binary, Long, Timestamp } from 'bson';
import type { Doc } from '../values/bson.js';

/** The logical clock of the one-member replica set: `operationTime` and `$clusterTime` of replies. */
export class ClusterClock {
  private seconds = Math.floor(Date.now() / 1000);
  private increment = 0;

  /** A time later than all before it. */
  tick(): Timestamp {
    const now = Math.floor(Date.now() / 1000);
    if (now > this.seconds) {
      this.seconds = now;
      this.increment = 0;
    }
    this.increment++;
    return this.now();
  }

  now(): Timestamp {
    return new Timestamp({ t: this.seconds, i: this.increment });
  }

  /** What every reply carries; unsigned, as MongoDB's without authentication. */
  replyFields(): Doc {
    const operationTime = this.tick();
    const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
    return { $clusterTime: { clusterTime: operationTime, signature }, operationTime };
  }
}
