/** Zero of each digit block people type here: Arabic-Indic, Eastern Arabic-Indic, fullwidth. */
const ZEROS = [0x0660, 0x06f0, 0xff10];

/** Turns Arabic-Indic and fullwidth digits into ASCII ones and leaves everything else alone. */
export function toAsciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = ZEROS.find((start) => code >= start && code <= start + 9) ?? code;
    return String(code - zero);
  });
}
