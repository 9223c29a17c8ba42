import { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import type { Language } from '@diwan/contracts/shared/language';
import * as z from 'zod/mini';
import type { Channel, Owed, OwingTools } from '../notice-kind.js';
import { toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

const Facts = z.object({
  /** The template that tells it. */
  alarm: z.enum(['channel_down', 'messages_in_doubt']),
  /** The way that is out, or by which went what nobody knows of; null: none. */
  channel: z.nullable(MessageChannel),
  at: Instant,
});
export type DeliveryAlarm = z.infer<typeof Facts>;

/** By which ways it is told: last by the one that may fail itself. */
const waysAround = (out: Channel | null): readonly Channel[] =>
  (['whatsapp', 'email', 'sms'] as const).toSorted((a, b) => Number(a === out) - Number(b === out));

const PATHS = {
  channel_down: '/admin/notices?state=pending',
  messages_in_doubt: '/admin/notices?state=unknown',
} as const;
const NAMES: Record<Channel, Record<Language, string>> = {
  whatsapp: { en: 'WhatsApp', ar: 'واتساب' },
  sms: { en: 'text message', ar: 'الرسائل النصية القصيرة' },
  email: { en: 'e-mail', ar: 'البريد الإلكتروني' },
};

/**
 * An alarm about messages to the owners of the firm, each once in an hour of `told`. It begins on a way that is not out: there it would wait
 * itself.
 */
export async function ofDelivery(
  facts: DeliveryAlarm,
  { staffWith }: Pick<OwingTools, 'staffWith'>,
  told: Date,
): Promise<(Owed<DeliveryAlarm> & { reason: string })[]> {
  const reason = `${facts.alarm}-${facts.channel ?? 'all'}-${told.toISOString().slice(0, 13)}`;
  const [channel = 'whatsapp'] = waysAround(facts.channel);
  return toPeople(await staffWith('role:write'), facts).map((owed) => ({ ...owed, channel, reason }));
}

/** That messages do not go out, or that nobody knows what became of some: to the owners, at any hour and whatever notices they want. */
export default noticeToPerson({
  family: 'delivery_alarm',
  topic: null,
  channels: ({ channel }) => waysAround(channel),
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: Facts,
  on: [],
  compose: ({ alarm, channel, at }, { language }, { link }) => {
    const told = { time: formatDateTime(at, language), link: link(PATHS[alarm], language) };
    if (alarm === 'messages_in_doubt' || channel === null) return { template: 'messages_in_doubt', variables: told };
    return { template: 'channel_down', variables: { ...told, channel: NAMES[channel][language] } };
  },
  templates: {
    channel_down: {
      category: 'utility',
      variables: ['time', 'channel', 'link', 'firm'],
      subject: { en: 'Messages did not go out', ar: 'رسائل لم تُرسل' },
      body: {
        en: 'From {{time}} on the provider took no messages by {{channel}} from us. They go out as soon as it is back, and fail after a day. What still waits: {{link}} — {{firm}}.',
        ar: 'ابتداءً من {{time}} لم يقبل المزوّد منا أي رسائل عبر {{channel}}. تُرسل الرسائل فور عودته، وتفشل بعد يوم. ما زال ينتظر منها: {{link}} — {{firm}}.',
      },
    },
    messages_in_doubt: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'Nobody knows whether messages arrived', ar: 'رسائل لا يُعرف إن وصلت' },
      body: {
        en: 'Of messages since {{time}} nobody can tell whether they went out. They are not sent again by themselves, so that none arrives twice: please look at them and decide. Which ones: {{link}} — {{firm}}.',
        ar: 'منذ {{time}} هناك رسائل لا يُعرف إن أُرسلت. لا تُرسل من جديد تلقائياً كي لا تصل أي رسالة مرتين: يرجى مراجعتها واتخاذ القرار. أي الرسائل: {{link}} — {{firm}}.',
      },
    },
  },
});
