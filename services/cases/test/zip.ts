import { crc32, deflateRawSync } from 'node:zlib';

/** Packs parts into a zip archive: local headers with deflated contents, the directory, its end. Names are taken as they are. */
export function zip(parts: Record<string, Buffer | string>): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [partName, part] of Object.entries(parts)) {
    const [name, content] = [Buffer.from(partName), Buffer.from(part)];
    const packed = deflateRawSync(content);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0); // version needed
    facts.writeUInt16LE(8, 4); // deflated
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    local.push(Buffer.from('PK\x03\x04', 'latin1'), facts, name, packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), facts, place, name);
    offset += 4 + facts.length + name.length + packed.length;
  }
  const size = directory.reduce((sum, buffer) => sum + buffer.length, 0);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(Object.keys(parts).length, 8);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, ...directory, end]);
}
