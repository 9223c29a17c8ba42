/** Why a file that somebody sends is not taken. */
export const UPLOAD_REFUSALS = [
  'MALFORMED',
  'UNSUPPORTED_TYPE',
  'FILE_REFUSED',
  'PAYLOAD_TOO_LARGE',
  'STORAGE_FULL',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
] as const;
