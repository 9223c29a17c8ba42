import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

/** A file of an archive. */
export interface ZipEntry {
  /** ASCII, without folders. */
  name: string;
  bytes: Buffer;
}

/** A ZIP archive of files that are made one after the other. */
export async function zipOf(entries: AsyncIterable<ZipEntry>, at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  for await (const { name, bytes } of entries) zip.addBuffer(bytes, name, { mtime: at });
  zip.end();
  return buffer(zip.outputStream);
}
