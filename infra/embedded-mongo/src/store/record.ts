import { crc32 } from 'node:zlib';
import { MongoError } from '../values/errors.js';

const CHECKSUM_BYTES = 4;

/** A document as it is stored: its BSON and a checksum. */
export function sealed(bson: Uint8Array): Buffer {
  const stored = Buffer.allocUnsafe(bson.length + CHECKSUM_BYTES);
  stored.set(bson);
  stored.writeUInt32LE(crc32(bson), bson.length);
  return stored;
}

/** True for a document of format 2, which has no checksum. */
export function isUnsealed(stored: Buffer): boolean {
  return stored.length >= 5 && stored.readInt32LE(0) === stored.length;
}

/** The BSON of a stored document. @throws MongoError 1 if the bytes are not those that were stored */
export function unsealed(stored: Buffer): Buffer {
  if (isUnsealed(stored)) return stored;
  const bson = stored.subarray(0, -CHECKSUM_BYTES);
  const isWhole = stored.length >= 9 && stored.readInt32LE(0) === bson.length;
  if (!isWhole || stored.readUInt32LE(bson.length) !== crc32(bson))
    throw new MongoError(1, 'a stored document is damaged: its checksum does not match (see diwan-mongo check)');
  return bson;
}
