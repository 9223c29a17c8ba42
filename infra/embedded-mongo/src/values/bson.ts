import { BSONError, serialize } from 'bson';
import { badValue, documentTooLarge } from './errors.js';
import { type Doc, MAX_INTERNAL_BYTES } from './value.js';

export { decode } from './decode.js';
export {
  bsonTag,
  type Doc,
  getField,
  isDoc,
  MAX_DOCUMENT_BYTES,
  MAX_INTERNAL_BYTES,
  setField,
  type Value,
} from './value.js';

/**
 * BSON bytes of a document; the inverse of `decode`. Missing values (`undefined`) are left out, in arrays they are null.
 * @throws MongoError 10334 if larger than 16 MB (plus the 16 KB the server allows itself), 2 for a value that is not BSON.
 */
export function encode(doc: Doc): Uint8Array {
  const bytes = serialized(doc);
  if (bytes.length > MAX_INTERNAL_BYTES) throw documentTooLarge(bytes.length);
  return bytes;
}

function serialized(doc: Doc): Uint8Array {
  try {
    return serialize(doc);
  } catch (error) {
    // The package has room for 17 MB and is not able to write behind it.
    if ((error as Error).name === 'RangeError') throw documentTooLarge(MAX_INTERNAL_BYTES + 1);
    throw error instanceof BSONError ? badValue(`a value that cannot be written as BSON: ${error.message}`) : error;
  }
}
