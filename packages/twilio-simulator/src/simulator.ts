import type { Fault } from './faults.js';
import type { ApprovalStatus, MessageStatus } from './options.js';
import type { Inbound, ReceiveMessage } from './receive-message.js';
import type { MessageRecord } from './records.js';

/** A Twilio of one's own, as a test holds it. */
export interface TwilioSimulator {
  /** `http://127.0.0.1:…`: stands for `https://api.twilio.com` and `https://content.twilio.com`. */
  origin: string;
  /** Something goes wrong from now on. */
  fault(fault: Fault): void;
  /** Nothing goes wrong any more. */
  mend(): void;
  /** Somebody writes to us; answers what our webhook said. */
  write(inbound: Inbound): ReturnType<ReceiveMessage['run']>;
  /** Whoever got a message presses the button that says this; answers what our webhook said. Throws when there is none. */
  press(messageSid: string, title: string): ReturnType<ReceiveMessage['run']>;
  /** Whoever got a list chooses the line that says this. Throws when there is none. */
  choose(messageSid: string, title: string): ReturnType<ReceiveMessage['run']>;
  /** Meta decides about a template. */
  decide(contentSid: string, status: ApprovalStatus, reason?: string): void;
  /** Tells a status of a message now, whatever was told before. */
  tell(messageSid: string, status: MessageStatus, code?: number | null): Promise<number | null>;
  /** Time goes on by so many milliseconds: windows close, the tier frees. */
  advance(ms: number): void;
  /** People who may be begun with per day. */
  limitTier(people: number): void;
  /** All messages, newest first. */
  messages(): MessageRecord[];
  /** What could not be handed to our addresses. */
  lost(): readonly { url: string; status: number | null }[];
  stop(): Promise<void>;
}
