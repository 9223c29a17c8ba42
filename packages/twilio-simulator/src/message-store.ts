import type { MessageRecord } from './records.js';
import { REFUSALS } from './refusals.js';

/** What a list is asked for. */
export interface Wanted {
  to: string | null;
  from: string | null;
  after: number | null;
  before: number | null;
}

/** The messages of the account, newest first. */
export class MessageStore {
  private readonly kept = new Map<string, MessageRecord>();

  add(message: MessageRecord): void {
    this.kept.set(message.sid, message);
  }

  get(sid: string): MessageRecord {
    const message = this.kept.get(sid);
    if (!message) throw REFUSALS.notFound();
    return message;
  }

  remove(sid: string): void {
    this.get(sid);
    this.kept.delete(sid);
  }

  list({ to, from, after, before }: Wanted): MessageRecord[] {
    return [...this.kept.values()]
      .filter(
        (message) =>
          (to === null || message.to === to) &&
          (from === null || message.from === from) &&
          (after === null || message.createdAt >= after) &&
          (before === null || message.createdAt <= before),
      )
      .reverse();
  }

  clear(): void {
    this.kept.clear();
  }
}
