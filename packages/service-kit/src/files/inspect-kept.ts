import { FileRefusal } from './file-refusal.js';
import type { FileType } from './file-type.js';

/** What the detector answers for types that it calls otherwise, or cannot tell from their relatives. */
const DETECTED_AS: Readonly<Record<string, readonly string[]>> = {
  'audio/mp4': ['audio/x-m4a', 'video/mp4'],
  'video/mp4': ['video/x-m4v', 'audio/mp4'],
  'video/3gpp': ['video/3gpp2', 'video/mp4'],
  'video/quicktime': ['video/mp4'],
  'image/heic': ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  'application/vnd.ms-outlook': ['application/x-cfb'],
  'application/msword': ['application/x-cfb'],
  'application/vnd.ms-excel': ['application/x-cfb'],
};

const EMAIL = 'message/rfc822';
/** Bytes within which an e-mail says from whom it is and when it was sent. */
const HEADERS_LIMIT = 256 * 1024;
/** A header's name holds any printable character of ASCII but the colon (RFC 5322, 2.2); a line that begins with a blank goes on with the one before. */
const HEADER_LINE = /^([!-9;-~]+:|[ \t])/;
/** As some programs write it in front of UTF-8, read byte by byte. */
const BYTE_ORDER_MARK = /^\xef\xbb\xbf/;

/**
 * Whether a file that is kept and never shown begins as its name claims; what it holds is looked into by the virus scanner alone, and
 * it leaves as a download. `detected`: its content type by the first bytes. Throws `FileRefusal`.
 */
export function inspectKept(bytes: Uint8Array, claimed: FileType, detected: string | undefined): void {
  const [detectedType] = (detected ?? '').split(';');
  const isClaimed =
    claimed.mime === EMAIL
      ? detected === undefined && isEmail(bytes)
      : [claimed.mime, ...(DETECTED_AS[claimed.mime] ?? [])].includes(detectedType ?? '');
  if (!isClaimed)
    throw new FileRefusal('FILE_REFUSED', `The content is not what the name says (${claimed.extensions[0]}).`);
}

/** Whether it begins with headers as RFC 5322 has them: who wrote it and when, each line with its name. */
function isEmail(bytes: Uint8Array): boolean {
  const beginning = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, HEADERS_LIMIT));
  const [head = ''] = beginning
    .toString('latin1')
    .replace(BYTE_ORDER_MARK, '')
    .split(/\r?\n\r?\n/);
  const lines = head.split(/\r?\n/);
  const names = new Set(lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase()));
  return (
    !head.includes('\0') && lines.every((line) => HEADER_LINE.test(line)) && names.has('from') && names.has('date')
  );
}
