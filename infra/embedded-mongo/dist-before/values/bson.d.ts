export { decode } from './decode.js';
export { encode } from './encode.js';
export { bsonTag, type Doc, getField, isDoc, MAX_DOCUMENT_BYTES, MAX_INTERNAL_BYTES, setField, type Value, } from './value.js';
