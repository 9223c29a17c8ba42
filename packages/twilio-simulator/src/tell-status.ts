import type { Fault } from './faults.js';
import type { Limits } from './limits.js';
import type { MessageStatus } from './options.js';
import type { MessageRecord } from './records.js';
import type { Webhook } from './webhook.js';

interface Plan {
  /** Why it does not arrive; null: it does. */
  code: number | null;
  tells: Fault['tells'];
}

/** Tells our callback address what becomes of messages, signed. */
export class TellStatus {
  private readonly timers = new Set<NodeJS.Timeout>();
  private readonly underWay = new Set<Promise<unknown>>();

  constructor(
    private readonly options: { accountSid: string; statuses: readonly MessageStatus[]; delayMs: number },
    private readonly now: () => number,
    private readonly limits: Limits,
    private readonly webhook: Webhook,
  ) {}

  /** Tells what becomes of a message, when it has left. */
  plan(message: MessageRecord, { code, tells }: Plan): void {
    const usual: readonly MessageStatus[] = code === null ? this.options.statuses : ['failed'];
    const statuses = (tells?.statuses ?? usual).flatMap((status) => Array(tells?.repeat ?? 1).fill(status));
    const pause = tells?.delayMs ?? this.options.delayMs;
    const next = (index: number): void => {
      const status = statuses[index];
      if (status === undefined) return;
      const isBad = status === 'failed' || status === 'undelivered';
      // One after the other, so that they come as they were ordered.
      void this.tellNow(message, status, isBad ? code : null).then(() => this.later(pause, () => next(index + 1)));
    };
    this.later(this.limits.queueFor() + pause, () => next(0));
  }

  /** Tells one status now. */
  tellNow(message: MessageRecord, status: MessageStatus, code: number | null): Promise<number | null> {
    Object.assign(message, { status, updatedAt: this.now() });
    if (code !== null) message.errorCode = code;
    if (message.statusCallback === null) return Promise.resolve(null);
    const told = this.webhook.post(message.statusCallback, this.formOf(message, status, code));
    this.underWay.add(told);
    return told.finally(() => this.underWay.delete(told));
  }

  /** Tells nothing more; what is being told ends. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearTimeout(timer);
    await Promise.allSettled(this.underWay);
  }

  private later(ms: number, what: () => void): void {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      what();
    }, ms);
    this.timers.add(timer);
  }

  private formOf({ sid, to, from }: MessageRecord, status: MessageStatus, code: number | null): Record<string, string> {
    const { accountSid } = this.options;
    return {
      ...{ MessageSid: sid, SmsSid: sid, AccountSid: accountSid, ApiVersion: '2010-04-01', From: from, To: to },
      ...{ MessageStatus: status, SmsStatus: status, ChannelToAddress: to, StructuredMessage: 'false' },
      ...(status === 'read' ? { EventType: 'READ' } : {}),
      ...(code === null ? {} : { ErrorCode: String(code), ErrorMessage: `Error ${code}` }),
    };
  }
}
