/** Sound and film as WhatsApp sends them: what their first bytes are, at which place. */
const RECORDINGS: readonly { mime: string; at: number; magic: string }[] = [
  { mime: 'audio/ogg', at: 0, magic: 'OggS' },
  { mime: 'audio/amr', at: 0, magic: '#!AMR' },
  { mime: 'audio/mp4', at: 4, magic: 'ftyp' },
  { mime: 'video/mp4', at: 4, magic: 'ftyp' },
];

/** Whether these bytes are a recording of the type that is said; for what is no document (SEC-07). */
export function isRecording(mime: string, bytes: Uint8Array): boolean {
  const known = RECORDINGS.find((recording) => recording.mime === mime);
  if (known === undefined) return false;
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return found.subarray(known.at, known.at + known.magic.length).toString('latin1') === known.magic;
}

/** A content type without its parameters, such as `audio/ogg` of `audio/ogg; codecs=opus`. */
export const bareType = (contentType: string): string => (contentType.split(';')[0] ?? '').trim().toLowerCase();
