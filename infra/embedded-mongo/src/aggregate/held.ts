import { isDoc, type Value } from '../values/bson.js';
import { MongoError } from '../values/errors.js';

/** What one stage may hold when a command says `allowDiskUse: false`; MongoDB's limit. */
export const MEMORY_LIMIT = 100 * 1024 * 1024;
/** What all stages of all commands may hold together: there is no disk to put more on. */
const SHARED_LIMIT = 256 * 1024 * 1024;

let heldByAll = 0;

/** 292: a sort or a group is larger than it may be. */
export function exceedsMemory(limit: number): MongoError {
  return new MongoError(292, `the operation needs more memory than a sort or group may use, ${limit} bytes`);
}

/** Accounts for the documents a stage holds until it ends. */
export class Held {
  private bytes = 0;

  constructor(private readonly limit = Number.POSITIVE_INFINITY) {}

  /** @param more bytes held besides the value @throws MongoError 292 */
  add(value: Value, more = 0): void {
    const bytes = sizeOf(value) + more;
    this.bytes += bytes;
    heldByAll += bytes;
    if (this.bytes > this.limit) throw exceedsMemory(this.limit);
    if (heldByAll > SHARED_LIMIT) throw exceedsMemory(SHARED_LIMIT);
  }

  release(): void {
    heldByAll -= this.bytes;
    this.bytes = 0;
  }
}

/** Roughly the bytes of a value in BSON. */
function sizeOf(value: Value): number {
  if (typeof value === 'string') return 8 + value.length;
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + sizeOf(element) + 4, 8);
  if (isDoc(value)) return Object.keys(value).reduce((sum, key) => sum + key.length + 2 + sizeOf(value[key]), 8);
  return value instanceof Object && 'position' in value ? Number(value.position) : 12;
}
