import type { FileRefusal } from '@diwan/service-kit/files/file-refusal';
import type { Mark } from '../watermark/mark.js';
import type { StampedPage } from '../watermark/stamp-pages.js';

/** Work on the bytes of a file, done outside the event loop that answers requests. `mime` names an accepted type. */
export type FileWork =
  | { kind: 'inspect'; mime: string; bytes: Uint8Array }
  | { kind: 'stamp-image'; bytes: Uint8Array; mark: Mark }
  | { kind: 'stamp-pages'; bytes: Uint8Array; mark: Mark; first: number; count: number }
  | { kind: 'bind'; pages: StampedPage[] };

/** Its result, as it travels between threads. */
export type FileWorkResult =
  /** `kept`: what is to be stored in place of the file, where it must not stay as it is. */
  | { kind: 'accepted'; kept: Uint8Array | 'as-is' }
  | { kind: 'refused'; code: FileRefusal['code']; detail: string }
  | { kind: 'made'; bytes: Uint8Array }
  | { kind: 'pages'; total: number; pages: StampedPage[] }
  | { kind: 'failed'; message: string };
