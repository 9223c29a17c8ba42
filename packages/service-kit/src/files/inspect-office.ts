import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';
import { refuseTestVirus } from './eicar.js';
import { FileRefusal } from './file-refusal.js';
import { refuseOfficePart } from './office-content.js';

const MAX_ENTRIES = 1000;
const MAX_UNPACKED = 100 * 1024 * 1024;
const MAX_RATIO = 100;
const SYMLINK = 0o120000;
const FILE_KIND = 0o170000;

const open = promisify<Buffer, Options, ZipFile>(fromBuffer);
const refuse = (detail: string): FileRefusal => new FileRefusal('FILE_REFUSED', detail);

/**
 * Walks the zip inside a docx or xlsx file. Unpacked bytes are counted while inflating, because the sizes in the directory may
 * lie. Refused: unsafe names, links, encrypted or nested archives, macros, embedded files, anything loaded from elsewhere
 * (SEC-07). It is kept as it is.
 */
export async function inspectOffice(bytes: Uint8Array): Promise<'as-is'> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let unpacked = 0;
  try {
    const zip = await open(buffer, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true });
    if (zip.entryCount > MAX_ENTRIES) throw refuse(`The file holds more than ${MAX_ENTRIES} parts.`);
    for await (const entry of entriesOf(zip)) {
      refuseEntry(entry);
      const chunks: Buffer[] = [];
      for await (const chunk of await contentOf(zip, entry)) {
        unpacked += chunk.length;
        if (unpacked > MAX_UNPACKED || unpacked > buffer.length * MAX_RATIO)
          throw refuse('The file unpacks to far more than its size.');
        chunks.push(chunk);
      }
      const content = Buffer.concat(chunks);
      refuseOfficePart(entry.fileName, content);
      refuseTestVirus(content);
    }
    return 'as-is';
  } catch (cause) {
    if (cause instanceof FileRefusal) throw cause;
    const traversal = cause instanceof Error && /relative path|absolute path|invalid characters/.test(cause.message);
    throw refuse(
      traversal ? 'The file holds a part with an unsafe name.' : 'The file is damaged and cannot be opened.',
    );
  }
}

function refuseEntry(entry: Entry): void {
  if ((entry.generalPurposeBitFlag & 1) !== 0) throw refuse('The file is protected by a password.');
  if (((entry.externalFileAttributes >>> 16) & FILE_KIND) === SYMLINK) throw refuse('The file holds a link.');
  if (/vbaProject/i.test(entry.fileName)) throw refuse('The file holds macros.');
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  let arrived: (entry: Entry | null) => void = () => {};
  let failed: (fault: Error) => void = () => {};
  zip
    .on('entry', (entry: Entry) => arrived(entry))
    .on('end', () => arrived(null))
    .on('error', (fault: Error) => failed(fault));
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      arrived = resolve;
      failed = reject;
      zip.readEntry();
    });
    if (!entry) return;
    yield entry;
  }
}

function contentOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (fault, stream) => (fault ? reject(fault) : resolve(stream)));
  });
}
