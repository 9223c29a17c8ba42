import { Readable } from 'node:stream';
import type { ReceivedMedia } from '@diwan/contracts/messages/received-messages/questions';
import { receivedMedia } from '@diwan/contracts/messages/received-messages/questions';
import { FILE_TYPES } from '@diwan/service-kit/files/file-type';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { TakeMessageFile } from './take-message-file.js';

/** Refusals that no later try changes: the file is of a kind that conversations do not keep. */
const NEVER: readonly string[] = ['UNSUPPORTED_TYPE', 'FILE_REFUSED', 'PAYLOAD_TOO_LARGE', 'NOT_FOUND'];

/** Takes over a file that came with a message by WhatsApp, checked as an uploaded one is. */
@Injectable()
export class FetchReceivedFile {
  constructor(
    private readonly takeFile: TakeMessageFile,
    private readonly rpc: RpcClient,
  ) {}

  /** The id of the attachment; null for a kind that is not kept, such as a voice message. Throws what may pass. */
  async run(personId: string, receivedMessageId: string, media: ReceivedMedia): Promise<string | null> {
    const type = FILE_TYPES.find(({ mime }) => mime === media.contentType);
    if (type === undefined) return null;
    const name = media.name ?? `whatsapp-${media.id.slice(-8)}.${type.extensions[0]}`;
    try {
      const bytes = await this.fetch(receivedMessageId, media.id);
      const file = { name, mime: media.contentType, stream: Readable.from([bytes]) };
      return (await this.takeFile.run({ personId }, file)).id;
    } catch (fault) {
      if (fault instanceof DomainError && NEVER.includes(fault.code)) return null;
      throw fault;
    }
  }

  private async fetch(receivedMessageId: string, mediaId: string): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for (let offset: number | null = 0; offset !== null; ) {
      const piece: Awaited<ReturnType<typeof this.piece>> = await this.piece(receivedMessageId, mediaId, offset);
      if (piece === null) throw new DomainError('NOT_FOUND');
      pieces.push(Buffer.from(piece.bytes, 'base64'));
      offset = piece.next;
    }
    return Buffer.concat(pieces);
  }

  private piece(receivedMessageId: string, mediaId: string, offset: number) {
    return this.rpc.ask(receivedMedia, { receivedMessageId, mediaId, offset });
  }
}
