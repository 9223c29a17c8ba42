import { Readable } from 'node:stream';
import { RECEIVED_MEDIA_MAX } from '@diwan/contracts/messages/received-messages/questions';
import { FileInspector } from '@diwan/service-kit/files/file-inspector';
import { FILE_TYPES } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { RECEIVED_SOURCE, type ReceivedSource } from '../providers/received-source.js';
import { bareType, isRecording } from './media-type.rules.js';
import type { ReceivedMediaRecord } from './received-message.schema.js';

/** A message's attachment in the object store. */
export const keyOfMedia = (messageId: string, mediaId: string): string => `received/${messageId}/${mediaId}`;

/** Fetches an attachment, checks that it is what it says, and keeps it. Throws what may pass. */
@Injectable()
export class KeepMedia {
  constructor(
    @Inject(RECEIVED_SOURCE) private readonly source: ReceivedSource | null,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
    private readonly inspector: FileInspector,
  ) {}

  /** `owner`: the number it came from, so that one sender does not hold up the others. */
  async run(messageId: string, media: ReceivedMediaRecord, owner: string): Promise<ReceivedMediaRecord> {
    if (media.state !== 'waiting') return media;
    const opened = await this.source?.open(media.url);
    if (!opened) return { ...media, state: 'refused' };
    if (opened.size !== null && opened.size > RECEIVED_MEDIA_MAX) {
      opened.stream.destroy();
      return { ...media, state: 'too_large' };
    }
    const bytes = await upTo(opened.stream, RECEIVED_MEDIA_MAX);
    if (bytes === null) return { ...media, state: 'too_large' };
    const contentType = bareType(media.contentType);
    const kept = await this.checked(owner, bytes, contentType);
    if (kept === null) return { ...media, state: 'refused' };
    await this.objects.put(keyOfMedia(messageId, media.id), Readable.from([Buffer.from(kept)]), {
      maxBytes: RECEIVED_MEDIA_MAX * 2,
    });
    return { ...media, contentType, size: kept.byteLength, state: 'kept' };
  }

  /** What may be kept of the bytes; null: nothing. */
  private async checked(owner: string, bytes: Uint8Array, contentType: string): Promise<Uint8Array | null> {
    const type = FILE_TYPES.find(({ mime }) => mime === contentType);
    if (type === undefined) return isRecording(contentType, bytes) ? bytes : null;
    try {
      return await this.inspector.inspect(owner, bytes, type);
    } catch (error) {
      if (error instanceof DomainError && ['FILE_REFUSED', 'UNSUPPORTED_TYPE'].includes(error.code)) return null;
      throw error;
    }
  }
}

/** A stream's bytes; null as soon as there are more than `limit`. */
async function upTo(stream: Readable, limit: number): Promise<Buffer | null> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream) {
    size += piece.length;
    // Leaving the loop ends the stream.
    if (size > limit) return null;
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}
