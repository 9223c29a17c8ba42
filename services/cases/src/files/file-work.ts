import type { Mark } from '../watermark/mark.js';
import type { FileRefusal } from './file-refusal.js';

/** Work on the bytes of a file, done outside the event loop that answers requests. `mime` names an accepted type. */
export type FileWork =
  | { kind: 'inspect'; mime: string; bytes: Uint8Array }
  | { kind: 'stamp'; mime: string; bytes: Uint8Array; mark: Mark };

/** Its result, as it travels between threads. */
export type FileWorkResult =
  | { kind: 'accepted' }
  | { kind: 'refused'; code: FileRefusal['code']; detail: string }
  | { kind: 'stamped'; bytes: Uint8Array }
  | { kind: 'failed'; message: string };
