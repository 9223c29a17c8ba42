import { FileRefusal } from './file-refusal.js';

/** The harmless test signature every virus scanner answers to (eicar.org), put together here so that this file does not carry it. */
const SIGNATURE = Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join(''));

/** Throws `FileRefusal` when the bytes hold the EICAR test signature (D-086). */
export function refuseTestVirus(bytes: Uint8Array): void {
  if (Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(SIGNATURE))
    throw new FileRefusal('FILE_REFUSED', 'The file holds the signature of a test virus.');
}
