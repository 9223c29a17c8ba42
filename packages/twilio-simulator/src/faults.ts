import type { MessageStatus } from './options.js';

/** Which messages something happens to; a field that is absent fits all. */
export interface Fits {
  /** Number in E.164. */
  to?: string;
  /** Name or SID of a template. */
  template?: string;
}

/** What goes wrong with messages. */
export interface Fault extends Fits {
  /** How often, then no more; absent: always. */
  times?: number;
  /** How many of a hundred, by chance; absent: all. */
  percent?: number;
  /** Answered late by so many milliseconds. */
  delayMs?: number;
  /** Refused with this status and code; nothing is kept. */
  refuse?: { status: number; code: number };
  /** `before-write`: the connection ends and nothing is kept. `after-write`: it is kept, and the connection ends. `hang`: kept, no answer. */
  drop?: 'before-write' | 'after-write' | 'hang';
  /** Taken, then told as failed with this code. */
  fails?: number;
  /** What is told instead of the usual, in this order, each so often and so late. */
  tells?: { statuses: readonly MessageStatus[]; repeat?: number; delayMs?: number };
}

/** The faults that were ordered. */
export class Faults {
  private faults: Fault[] = [];

  constructor(private readonly chance: () => number = () => Math.random() * 100) {}

  add(fault: Fault): void {
    this.faults.push({ ...fault });
  }

  clear(): void {
    this.faults = [];
  }

  /** What happens to a message, all faults that fit put together; the latest ordered wins. */
  of({ to, names }: { to: string; names: readonly string[] }): Fault {
    const hit = this.faults.filter(
      (fault) =>
        (fault.to === undefined || fault.to === to) &&
        (fault.template === undefined || names.includes(fault.template)) &&
        (fault.times === undefined || fault.times > 0) &&
        (fault.percent === undefined || this.chance() < fault.percent),
    );
    for (const fault of hit) if (fault.times !== undefined) fault.times -= 1;
    return Object.assign({}, ...hit);
  }
}
