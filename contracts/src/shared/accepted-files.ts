/** Files that can be shown to those they are shared with, by content type: extensions without the dot (SEC-07). */
export const SHOWN_FILES = {
  'application/pdf': ['pdf'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/webp': ['webp'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
} as const;

/** Sound, film and pictures that browsers cannot show: taken from clients and staff, kept for the firm alone (M4). */
export const MEDIA_FILES = {
  'audio/ogg': ['ogg', 'oga', 'opus'],
  'audio/mpeg': ['mp3'],
  'audio/mp4': ['m4a'],
  'audio/aac': ['aac'],
  'audio/amr': ['amr'],
  'audio/wav': ['wav'],
  'video/mp4': ['mp4', 'm4v'],
  'video/quicktime': ['mov'],
  'video/3gpp': ['3gp'],
  'video/webm': ['webm'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
} as const;

/** Files that hold others, or what nobody here can look into: taken from staff, kept for the firm alone (M4). */
export const CONTAINER_FILES = {
  'message/rfc822': ['eml'],
  'application/vnd.ms-outlook': ['msg'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/zip': ['zip'],
} as const;

type Files = Readonly<Record<string, readonly string[]>>;

/** Asked for these, phones would hand over pictures that cannot be shown; otherwise they convert them to JPEG. */
const NOT_ASKED_FOR: readonly string[] = MEDIA_FILES['image/heic'];

/** What a file chooser offers, such as `.pdf,.png`. The services look at the bytes. */
export const chooserOf = (...accepted: readonly Files[]): string =>
  accepted
    .flatMap((files) => Object.values(files).flat())
    .filter((extension) => !NOT_ASKED_FOR.includes(extension))
    .map((extension) => `.${extension}`)
    .join();

/** Whether the name says that a file is kept for the firm alone. */
export function isKeptOnly(name: string): boolean {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return [MEDIA_FILES, CONTAINER_FILES].some((files: Files) => Object.values(files).flat().includes(extension));
}
