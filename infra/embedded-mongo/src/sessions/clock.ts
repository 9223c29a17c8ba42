import { Binary, Long, Timestamp } from 'bson';
import type { Doc } from '../values/bson.js';

/** The logical clock of the one-member replica set: `operationTime` and `$clusterTime` of replies. */
export class ClusterClock {
  now = new Timestamp({ t: Math.floor(Date.now() / 1000), i: 0 });

  /** What every reply carries, a time later than all before it; unsigned, as MongoDB's without authentication. */
  tick(): Doc {
    const seconds = Math.floor(Date.now() / 1000);
    const { t, i } = this.now;
    this.now = new Timestamp(seconds > t ? { t: seconds, i: 1 } : { t, i: i + 1 });
    const signature = { hash: new Binary(Buffer.alloc(20)), keyId: Long.ZERO };
    return { $clusterTime: { clusterTime: this.now, signature }, operationTime: this.now };
  }
}
