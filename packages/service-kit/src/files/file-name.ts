import { FileRefusal } from './file-refusal.js';
import { FILE_TYPES, type FileType } from './file-type.js';

const MAX_NAME = 150;

/** What browsers write into a form for quotes and line ends, which no name keeps anyhow. */
const ESCAPED = /%(22|0d|0a)/gi;

/** Control characters, bidirectional marks, overrides and isolates, invisible joiners, and what file systems reserve. */
const UNSAFE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]/gu;

/** Extensions that hide a program or an active page in front of the real one, as in `a.php.pdf`. */
const ACTIVE = new Set(
  'app asp aspx bat cgi cmd com cpl dll exe hta htm html jar js jse jsp lnk msi php phtml pl ps1 py scr sh svg vbe vbs wsf xhtml xml'.split(
    ' ',
  ),
);

/**
 * The name a document is shown and downloaded with: NFC, without control, direction and path characters, at most 150 characters
 * with its extension kept. Names are for display only; objects are stored under random keys.
 */
export function safeFileName(name: string): string {
  const clean = name
    .replace(ESCAPED, '')
    .normalize('NFC')
    .replace(UNSAFE, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+/, '');
  const characters = Array.from(clean);
  if (characters.length <= MAX_NAME) return clean;
  const extension = extensionOf(clean);
  const suffix = extension ? `.${extension}` : '';
  return `${characters.slice(0, MAX_NAME - suffix.length).join('')}${suffix}`;
}

/**
 * The type that a name claims, of those that are taken here: unless others are named, those that can be shown. Throws `FileRefusal`
 * UNSUPPORTED_TYPE for another extension and FILE_REFUSED for a name that hides an active extension in front of the last one.
 */
export function claimedType(safeName: string, taken: readonly FileType[] = FILE_TYPES): FileType {
  const extension = extensionOf(safeName);
  const type = taken.find((candidate) => candidate.extensions.includes(extension));
  if (!type) {
    const accepted = taken.flatMap((candidate) => candidate.extensions).join(', ');
    throw new FileRefusal('UNSUPPORTED_TYPE', `Files of this kind are not accepted. Accepted: ${accepted}.`);
  }
  const inner = safeName.toLowerCase().split('.').slice(1, -1);
  if (inner.some((part) => ACTIVE.has(part)))
    throw new FileRefusal('FILE_REFUSED', 'The file name holds a second extension of a program or a web page.');
  return type;
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}
