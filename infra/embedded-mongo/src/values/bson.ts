export { decode } from './decode.js';
export { encode } from './encode.js';
export {
  bsonTag,
  type Doc,
  docOf,
  fieldNames,
  fieldsOf,
  getField,
  isDoc,
  MAX_DOCUMENT_BYTES,
  MAX_INTERNAL_BYTES,
  nameOf,
  removeField,
  setField,
  type Value,
} from './value.js';
