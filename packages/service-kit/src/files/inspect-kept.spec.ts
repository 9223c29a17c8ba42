import { CONTAINER_FILES, MEDIA_FILES } from '@diwan/contracts/shared/accepted-files';
import { describe, expect, it } from '@jest/globals';
import { claimedType } from './file-name.js';
import { FileRefusal } from './file-refusal.js';
import { CONTAINER_TYPES, canBeMarked, canBeShown, FILE_TYPES, MEDIA_TYPES } from './file-type.js';
import { inspectFile } from './inspect-file.js';

const TYPES = [...FILE_TYPES, ...MEDIA_TYPES, ...CONTAINER_TYPES];
const REST = Buffer.alloc(256, 1);
const hex = (bytes: string) => Buffer.from(bytes.replaceAll(' ', ''), 'hex');
const of = (...parts: (string | Buffer)[]) =>
  Buffer.concat([...parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)), REST]);
/** An MPEG-4 file of a brand. */
const mpeg4 = (brand: string) => of(hex('00000018'), 'ftyp', brand, hex('00000000'), 'isom');
/** A page of Ogg whose first packet says what it carries. */
const ogg = (packet: string | Buffer) => of('OggS', Buffer.alloc(24), packet);
const CFB = of(hex('d0cf11e0a1b11ae1'));
/** An archive of one file that is stored and empty. */
const ZIP = of(hex('504b0304 1400 0000 0000 0000 0000 00000000 00000000 00000000 0100 0000'), 'a');
const MAIL = 'From: Maya Saliba <maya@example.com>\r\nDate: Mon, 2 Feb 2026 10:00:00 +0200\r\nSubject: Minutes\r\n';

/** A file of each kind, as programs write them. */
const SAMPLES: Record<string, Buffer> = {
  'note.ogg': ogg(Buffer.from('OpusHead')),
  'old.ogg': ogg(Buffer.from('\x01vorbis', 'latin1')),
  'note.opus': ogg(Buffer.from('OpusHead')),
  'call.mp3': of('ID3', hex('0300 00 00000000'), hex('fffb9064')),
  'call.m4a': mpeg4('M4A '),
  'call.aac': of(hex('fff15080')),
  'call.amr': of('#!AMR\n'),
  'call.wav': of('RIFF', hex('24000000'), 'WAVEfmt '),
  'scene.mp4': mpeg4('isom'),
  'scene.mov': mpeg4('qt  '),
  'scene.3gp': mpeg4('3gp4'),
  'scene.webm': of(hex('1a45dfa3 87 4282 84'), 'webm'),
  'scene.heic': mpeg4('heic'),
  'scan.tif': of(hex('49492a00 08000000 0000')),
  'minutes.eml': of(MAIL, '\r\nDear all'),
  'minutes.msg': CFB,
  'minutes.doc': CFB,
  'accounts.xls': CFB,
  'files.zip': ZIP,
};
const typeOf = (name: string) => claimedType(name, TYPES);
const inspect = (name: string, bytes: Buffer) => inspectFile(bytes, typeOf(name));

describe('M4: files that are kept and never shown', () => {
  it.each(Object.entries(SAMPLES))('%s is taken as it is', async (name, bytes) => {
    expect(await inspect(name, bytes)).toBe('as-is');
    expect([canBeShown(typeOf(name)), canBeMarked(typeOf(name))]).toEqual([false, false]);
  });

  it('there is a sample of each type', () => {
    const sampled = new Set(Object.keys(SAMPLES).map((name) => typeOf(name).mime));
    expect([...sampled].sort()).toEqual([...Object.keys(MEDIA_FILES), ...Object.keys(CONTAINER_FILES)].sort());
  });

  it.each<[string, Buffer]>([
    ['a program', of('MZ\x90')],
    ['a web page', of('<!doctype html><script>alert(1)</script>')],
    ['an archive', ZIP],
    ['nothing that is known', REST],
    ['an empty file', Buffer.alloc(0)],
  ])('%s under another name is refused', async (_what, bytes) => {
    for (const name of Object.keys(SAMPLES).filter((other) => other !== 'files.zip'))
      await expect(inspect(name, bytes)).rejects.toThrow(FileRefusal);
  });

  it.each([
    ['no sender', MAIL.replace('From', 'To')],
    ['no date', MAIL.replace('Date', 'X-Date')],
    ['a line that is no header', `hello\r\n${MAIL}`],
    ['a web page behind a header', `<html>\r\n${MAIL}`],
    ['a zero', MAIL.replace('Minutes', 'Min\0utes')],
  ])('an e-mail with %s is refused', async (_what, head) => {
    await expect(inspect('minutes.eml', Buffer.from(`${head}\r\nDear all`, 'latin1'))).rejects.toThrow(FileRefusal);
  });

  it('an e-mail may begin with a byte-order mark and have headers with other signs than letters', async () => {
    const head = `\ufeffX.400-Id: 7\r\nX-Mail_Client/2: a\r\n${MAIL}`;
    expect(await inspect('minutes.eml', Buffer.from(`${head}\r\nDear all`))).toBe('as-is');
  });

  it('an e-mail may fold its headers and come from a Unix machine', async () => {
    const folded = MAIL.replace('Minutes', 'Minutes\r\n of the meeting').replaceAll('\r\n', '\n');
    expect(await inspect('minutes.eml', Buffer.from(`Received: from a\n by b\n${folded}\nDear all`))).toBe('as-is');
  });

  it.each(Object.keys(SAMPLES))('%s is taken only where such files are wanted', (name) => {
    expect(() => claimedType(name)).toThrow(/not accepted/);
  });

  it.each(['a.exe.zip', 'a.html.eml', 'a.js.mp4'])('%s hides another extension', (name) => {
    expect(() => typeOf(name)).toThrow(/second extension/);
  });
});
