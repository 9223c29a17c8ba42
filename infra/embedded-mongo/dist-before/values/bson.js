export { decode } from './decode.js';
export { encode } from './encode.js';
export { bsonTag, getField, isDoc, MAX_DOCUMENT_BYTES, MAX_INTERNAL_BYTES, setField, } from './value.js';
//# sourceMappingURL=bson.js.map