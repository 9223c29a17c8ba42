/** Advance of every letter, in thousandths of the letter size. */
export const LETTER_WIDTH = 500;

const UNITS = 1000;
const table = (size: number, write: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(size);
  write(new DataView(bytes.buffer));
  return bytes;
};

/** The tables that a TrueType font must have (OpenType 1.9, "required tables"), for one glyph without an outline. */
const TABLES: Record<string, Uint8Array> = {
  cmap: table(12 + 262, (view) => {
    view.setUint16(2, 1); // one table: Macintosh, Roman
    view.setUint16(4, 1);
    view.setUint32(8, 12);
    view.setUint16(14, 262);
  }),
  glyf: table(4, () => {}),
  head: table(54, (view) => {
    view.setUint32(0, 0x00010000);
    view.setUint32(12, 0x5f0f3cf5);
    view.setUint16(18, UNITS);
    view.setUint16(46, 8);
    view.setInt16(48, 2);
  }),
  hhea: table(36, (view) => {
    view.setUint32(0, 0x00010000);
    view.setInt16(4, 800);
    view.setInt16(6, -200);
    view.setUint16(10, LETTER_WIDTH);
    view.setUint16(34, 1);
  }),
  hmtx: table(4, (view) => view.setUint16(0, LETTER_WIDTH)),
  loca: table(4, () => {}),
  maxp: table(32, (view) => {
    view.setUint32(0, 0x00010000);
    view.setUint16(4, 1);
    view.setUint16(14, 1);
  }),
  post: table(32, (view) => view.setUint32(0, 0x00030000)),
};

/**
 * A TrueType font with a single, empty glyph: text set in it takes room and can be read out, searched and selected, and shows
 * nothing. What a letter means is said by the character map of the PDF, so that any script can be set in it.
 */
export function blankFont(): Uint8Array {
  const names = Object.keys(TABLES).toSorted();
  const bodies = names.map((name) => TABLES[name] ?? new Uint8Array());
  const head = 12 + names.length * 16;
  const padded = (size: number) => Math.ceil(size / 4) * 4;
  const font = new Uint8Array(head + bodies.reduce((sum, body) => sum + padded(body.length), 0));
  const view = new DataView(font.buffer);
  const power = Math.floor(Math.log2(names.length));
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  view.setUint16(6, 16 << power);
  view.setUint16(8, power);
  view.setUint16(10, names.length * 16 - (16 << power));
  let at = head;
  for (const [index, body] of bodies.entries()) {
    font.set(body, at);
    const entry = 12 + index * 16;
    font.set(Buffer.from(names[index] ?? '', 'latin1'), entry);
    view.setUint32(entry + 4, sumOf(font.subarray(at, at + padded(body.length))));
    view.setUint32(entry + 8, at);
    view.setUint32(entry + 12, body.length);
    at += padded(body.length);
  }
  return font;
}

function sumOf(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
