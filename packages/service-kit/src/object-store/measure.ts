import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';
import { DomainError } from '../http/domain-error.js';
import type { StoredObject } from './object-store.js';

/** Passes bytes on while counting and hashing them; fails with PAYLOAD_TOO_LARGE at the first byte too many. */
export class Measure extends Transform {
  private size = 0;
  private readonly hash = createHash('sha256');

  constructor(private readonly maxBytes: number) {
    super();
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null, chunk?: Buffer) => void): void {
    this.size += chunk.length;
    if (this.size > this.maxBytes) {
      done(new DomainError('PAYLOAD_TOO_LARGE'));
      return;
    }
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Size and hash, once the stream has ended. */
  result(): StoredObject {
    return { size: this.size, sha256: this.hash.digest('hex') };
  }
}
