import type { Contents } from './contents.js';
import type { Fault, Faults } from './faults.js';
import type { Limits } from './limits.js';
import type { MessageStore } from './message-store.js';
import type { ContentRecord, MessageRecord } from './records.js';
import { REFUSALS, Refusal } from './refusals.js';
import { renderContent } from './rendering.js';
import { newSid } from './sids.js';
import type { TellStatus } from './tell-status.js';

const E164 = /^whatsapp:(\+[1-9]\d{6,14})$|^(\+[1-9]\d{6,14})$/;
const BODY_MAX = 1600;

/** What becomes of a message that somebody asked us to send: kept, and how to answer; null: the connection ends without a word. */
export interface Sent {
  message: MessageRecord;
  answer: 'created' | 'cut' | 'hang';
}

/** Takes messages as `POST …/Messages.json` does: refuses some at once, takes the rest and tells later what became of them. */
export class SendMessage {
  constructor(
    private readonly now: () => number,
    private readonly messages: MessageStore,
    private readonly contents: Contents,
    private readonly faults: Faults,
    private readonly limits: Limits,
    private readonly tell: TellStatus,
  ) {}

  async run(form: URLSearchParams): Promise<Sent | null> {
    const to = form.get('To') ?? '';
    if (to === '') throw REFUSALS.noTo();
    const [, onWhatsApp, onPhone] = E164.exec(to) ?? [];
    const number = onWhatsApp ?? onPhone;
    if (number === undefined) throw REFUSALS.badTo();
    const content = this.contentOf(form);
    const fault = this.faults.of({ to: number, names: content ? namesOf(content) : [] });
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.refuse) throw new Refusal(fault.refuse.status, fault.refuse.code, 'as ordered');
    if (fault.drop === 'before-write') return null;
    if (this.limits.hasOptedOut(number)) throw REFUSALS.optedOut();
    const message = this.take(form, to, content);
    const code = fault.fails ?? this.failureOf(number, content, onWhatsApp !== undefined);
    this.tell.plan(message, { code, tells: fault.tells });
    return { message, answer: ANSWERS[fault.drop ?? 'none'] };
  }

  private contentOf(form: URLSearchParams): ContentRecord | null {
    const sid = form.get('ContentSid');
    if (sid === null) return null;
    const content = this.contents.find(sid);
    if (!content) throw REFUSALS.noContent();
    return content;
  }

  private take(form: URLSearchParams, to: string, content: ContentRecord | null): MessageRecord {
    const service = form.get('MessagingServiceSid');
    const from = form.get('From') ?? (service ? `whatsapp:${service}` : null);
    if (from === null) throw REFUSALS.noFrom();
    const contentVariables = form.get('ContentVariables');
    const body = content ? renderContent(content, contentVariables) : (form.get('Body') ?? '');
    if (body === null) throw REFUSALS.badVariables();
    if (body === '' && !form.has('MediaUrl')) throw REFUSALS.noBody();
    if (!content && body.length > BODY_MAX) throw REFUSALS.longBody();
    const at = this.now();
    const message: MessageRecord = {
      ...{ sid: newSid('SM'), to, from, body, contentSid: content?.sid ?? null, contentVariables },
      ...{ messagingServiceSid: service, statusCallback: form.get('StatusCallback'), direction: 'outbound-api' },
      ...{ status: service ? 'accepted' : 'queued', errorCode: null, createdAt: at, updatedAt: at, media: [] },
    };
    this.messages.add(message);
    return message;
  }

  /** What WhatsApp says later of a message that Twilio took: the code, or null when nothing is wrong with it. */
  private failureOf(number: string, content: ContentRecord | null, onWhatsApp: boolean): number | null {
    if (!onWhatsApp) return null;
    if (content === null) return this.limits.isOpen(number) ? null : 63016;
    const standing = content.approval?.status;
    if (standing === 'paused') return 63041;
    if (standing === 'disabled') return 63042;
    if (standing !== 'approved') return this.limits.isOpen(number) ? null : 63016;
    return this.limits.begin(number) ? null : 63018;
  }
}

const ANSWERS = {
  none: 'created',
  'before-write': 'cut',
  'after-write': 'cut',
  hang: 'hang',
} as const satisfies Record<NonNullable<Fault['drop']> | 'none', Sent['answer']>;

const namesOf = ({ sid, friendlyName, approval }: ContentRecord): string[] => [
  sid,
  friendlyName,
  ...(approval ? [approval.name] : []),
];
