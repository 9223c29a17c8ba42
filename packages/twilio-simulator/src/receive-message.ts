import { keywordOf } from './keywords.js';
import type { Limits } from './limits.js';
import type { MessageStore } from './message-store.js';
import type { MediaRecord, MessageRecord } from './records.js';
import { newSid } from './sids.js';
import type { Webhook } from './webhook.js';

/** What somebody writes to us. */
export interface Inbound {
  /** Numbers in E.164. */
  from: string;
  to: string;
  body?: string;
  /** A tapped quick reply. */
  button?: { text: string; payload: string };
  /** A chosen line of a list. */
  listReply?: { id: string; title: string };
  /** Attachments: with bytes, or of a size that is made up of zeros. */
  media?: readonly { contentType: string; bytes?: Buffer; size?: number }[];
  profileName?: string;
  /** The message of ours that it answers. */
  repliesTo?: string;
}

/** Somebody writes to our number: the window opens, and our webhook is told, signed. */
export class ReceiveMessage {
  constructor(
    private readonly options: { accountSid: string; inboundUrl: string | undefined; keepsOptOuts: boolean },
    private readonly now: () => number,
    private readonly origin: () => string,
    private readonly messages: MessageStore,
    private readonly limits: Limits,
    private readonly webhook: Webhook,
  ) {}

  /** Answers the message and how our webhook answered; `again` posts the same message once more. */
  async run(inbound: Inbound): Promise<{ sid: string; status: number | null; again: () => Promise<number | null> }> {
    const message = this.keep(inbound);
    this.limits.heardFrom(inbound.from);
    const word = this.options.keepsOptOuts ? keywordOf(message.body) : null;
    if (word === 'stop') this.limits.optOut(inbound.from);
    if (word === 'start') this.limits.optIn(inbound.from);
    const { inboundUrl } = this.options;
    const form = this.formOf(inbound, message);
    const again = () => (inboundUrl === undefined ? Promise.resolve(null) : this.webhook.post(inboundUrl, form));
    return { sid: message.sid, status: await again(), again };
  }

  private keep({ from, to, body, button, listReply, media = [] }: Inbound): MessageRecord {
    const at = this.now();
    const message: MessageRecord = {
      ...{ sid: newSid(media.length > 0 ? 'MM' : 'SM'), to: `whatsapp:${to}`, from: `whatsapp:${from}` },
      ...{ body: body ?? button?.text ?? listReply?.title ?? '', contentSid: null, contentVariables: null },
      ...{ messagingServiceSid: null, statusCallback: null, direction: 'inbound', status: 'received' },
      ...{ errorCode: null, createdAt: at, updatedAt: at, media: media.map(mediaOf) },
    };
    this.messages.add(message);
    return message;
  }

  private formOf(inbound: Inbound, message: MessageRecord): Record<string, string> {
    const { accountSid } = this.options;
    const { button, listReply, repliesTo } = inbound;
    const folder = `${this.origin()}/2010-04-01/Accounts/${accountSid}/Messages/${message.sid}/Media`;
    const media = message.media.flatMap(({ sid, contentType }, index) => [
      [`MediaUrl${index}`, `${folder}/${sid}`],
      [`MediaContentType${index}`, contentType],
    ]);
    return {
      ...{ MessageSid: message.sid, SmsMessageSid: message.sid, SmsSid: message.sid, AccountSid: accountSid },
      ...{ From: message.from, To: message.to, Body: message.body, NumMedia: String(message.media.length) },
      ...{ ProfileName: inbound.profileName ?? '', WaId: inbound.from.slice(1), ApiVersion: '2010-04-01' },
      ...{ SmsStatus: 'received', NumSegments: '1', MessageType: typeOf(inbound) },
      ...(button && { ButtonText: button.text, ButtonPayload: button.payload }),
      ...(listReply && { ListId: listReply.id, ListTitle: listReply.title }),
      ...(repliesTo && { OriginalRepliedMessageSid: repliesTo }),
      ...Object.fromEntries(media),
    };
  }
}

const mediaOf = ({ contentType, bytes, size }: NonNullable<Inbound['media']>[number]): MediaRecord => ({
  sid: newSid('ME'),
  contentType,
  size: bytes?.length ?? size ?? 0,
  bytes: bytes ?? null,
});

function typeOf({ button, listReply, media = [] }: Inbound): string {
  if (button) return 'button';
  if (listReply) return 'interactive';
  return media[0]?.contentType.split('/')[0] ?? 'text';
}
