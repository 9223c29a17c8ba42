/** Long enough for any browser to take the file over. */
const KEEP_MS = 60_000;

/** Hands a PDF to the browser to be saved under its name. */
export function savePaper(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS);
}
