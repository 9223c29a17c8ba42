import { buffer } from 'node:stream/consumers';
import { MEDIA_PIECE_MAX, receivedMedia, receivedMessage } from '@diwan/contracts/messages/received-messages/questions';
import { OBJECT_STORE, type ObjectStore } from '@diwan/service-kit/object-store/object-store';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Inject, Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { keyOfMedia } from './keep-media.js';
import { ReceivedMessages } from './received-messages.js';

type Asked<O extends { input: z.core.$ZodType }> = z.output<O['input']>;
type Said<O extends { output: z.core.$ZodType }> = z.output<O['output']>;

/** Tells other services what somebody wrote, and hands them the attachments. */
@Injectable()
export class ReceivedMessageAnswer {
  constructor(
    private readonly messages: ReceivedMessages,
    @Inject(OBJECT_STORE) private readonly objects: ObjectStore,
  ) {}

  @Answers(receivedMessage)
  async message({ receivedMessageId }: Asked<typeof receivedMessage>): Promise<Said<typeof receivedMessage>> {
    const found = await this.messages.find(receivedMessageId);
    if (found === null) return null;
    const { from, text, personIds, payload, keyword, media, writtenAt, arrivedAt } = found;
    return {
      ...{ id: receivedMessageId, personIds, channel: 'whatsapp', from, text },
      ...(payload !== null && { payload }),
      ...(keyword && { keyword }),
      media: media
        .filter(({ state }) => state === 'kept')
        .map(({ id, contentType, size }) => ({ id, contentType, size })),
      receivedAt: (writtenAt ?? arrivedAt).toISOString(),
    };
  }

  @Answers(receivedMedia)
  async media({
    receivedMessageId,
    mediaId,
    offset,
  }: Asked<typeof receivedMedia>): Promise<Said<typeof receivedMedia>> {
    const found = await this.messages.find(receivedMessageId);
    const media = found?.media.find(({ id, state }) => id === mediaId && state === 'kept');
    if (!media || offset >= media.size) return null;
    const { contentType, size } = media;
    const end = Math.min(offset + MEDIA_PIECE_MAX, size);
    const piece = await this.objects.get(keyOfMedia(receivedMessageId, mediaId), { start: offset, end: end - 1 });
    return { contentType, size, bytes: (await buffer(piece)).toString('base64'), next: end < size ? end : null };
  }
}
