import type { FetchedFile } from './fetch-file.js';

/** Long enough for any browser to take the file over. */
const KEEP_MS = 60_000;

/** Hands a file to the browser to be saved under its own name. */
export function saveFile({ blob, name }: FetchedFile): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
