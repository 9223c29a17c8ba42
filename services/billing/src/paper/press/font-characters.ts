/**
 * The code points that a TrueType font has a shape for, from its `cmap` table: subtable format 12, or 4 where there is none (OpenType
 * 1.9). For our own fonts only, so nothing is checked.
 */
export function fontCharacters(font: Buffer): Set<number> {
  const tables = font.readUInt16BE(4);
  for (let at = 12; at < 12 + tables * 16; at += 16) {
    if (font.toString('latin1', at, at + 4) === 'cmap') return charactersOf(font, font.readUInt32BE(at + 8));
  }
  throw new Error('a font without characters');
}

function charactersOf(font: Buffer, cmap: number): Set<number> {
  const count = font.readUInt16BE(cmap + 2);
  const subtables = Array.from({ length: count }, (_, index) => cmap + font.readUInt32BE(cmap + 8 + index * 8));
  const withFormat = (format: number) => subtables.find((at) => font.readUInt16BE(at) === format);
  const [full, basic] = [withFormat(12), withFormat(4)];
  if (full !== undefined) return fromGroups(font, full);
  if (basic !== undefined) return fromSegments(font, basic);
  throw new Error('a font with characters of an unknown format');
}

function fromGroups(font: Buffer, table: number): Set<number> {
  const found = new Set<number>();
  for (let group = 0; group < font.readUInt32BE(table + 12); group += 1) {
    const at = table + 16 + group * 12;
    for (let point = font.readUInt32BE(at); point <= font.readUInt32BE(at + 4); point += 1) found.add(point);
  }
  return found;
}

function fromSegments(font: Buffer, table: number): Set<number> {
  const found = new Set<number>();
  const size = font.readUInt16BE(table + 6);
  const [ends, starts] = [table + 14, table + 16 + size];
  const [deltas, offsets] = [starts + size, starts + 2 * size];
  for (let at = 0; at < size; at += 2) {
    const [first, last] = [font.readUInt16BE(starts + at), font.readUInt16BE(ends + at)];
    const [delta, offset] = [font.readUInt16BE(deltas + at), font.readUInt16BE(offsets + at)];
    for (let point = first; point <= last && point !== 0xffff; point += 1) {
      const glyph = offset === 0 ? point + delta : font.readUInt16BE(offsets + at + offset + 2 * (point - first));
      if ((glyph & 0xffff) !== 0) found.add(point);
    }
  }
  return found;
}
