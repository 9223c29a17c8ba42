import type { OutgoingMessage } from '../messages/message.js';
import type { Family, NoticeRecord } from './notice.schema.js';

/** What a notice comes to when it is about to be sent: a message, or the reason why there is none. */
export type Composition =
  | { message: Omit<OutgoingMessage, 'dedupeKey'> }
  | { drop: 'suppressed' | 'cancelled'; reason: string };

/** Injection token of the composers, one per family. */
export const COMPOSERS = Symbol('composers');

/** Finds out, at the last moment, whom a notice of its family goes to and what it says. Throws UNAVAILABLE when it cannot ask. */
export interface Composer {
  readonly family: Family;
  compose(notice: NoticeRecord): Promise<Composition>;
}
