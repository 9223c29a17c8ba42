import type { Readable } from 'node:stream';

/** Injection token of where attachments of received messages are read; null where no provider is. */
export const RECEIVED_SOURCE = Symbol('received-source');

/** An attachment that is about to be read: nothing of it has been read yet. */
export interface OpenedMedia {
  /** In bytes, as its sender says; null: not said. */
  size: number | null;
  stream: Readable;
}

/** What the provider keeps of messages to us. Throws what the connection throws. */
export interface ReceivedSource {
  /** Opens an attachment by its address; null: it is gone, or the address is not the provider's. */
  open(url: string): Promise<OpenedMedia | null>;
  /** When the provider took a message; null: it does not know it. */
  timeOf(sid: string): Promise<Date | null>;
}
