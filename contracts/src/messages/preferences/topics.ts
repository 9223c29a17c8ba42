import * as z from 'zod/mini';

/**
 * What messages can be about, as people choose them; `weekly` is the summary, `digest` the morning's and `news` what the firm publishes, all
 * for clients who ask for them, `office` what staff are told to do (NOT-04).
 */
export const MessageTopic = z.enum(['hearing', 'document', 'request', 'billing', 'weekly', 'digest', 'news', 'office']);
export type MessageTopic = z.infer<typeof MessageTopic>;

/** How messages can come, in the order in which they are tried where a person says no other (NOT-09). */
export const MessageChannel = z.enum(['whatsapp', 'sms', 'email']);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** The channels by which somebody wants what a topic is about, in the order of trying. */
export const WantedChannels = z.record(MessageTopic, z.array(MessageChannel));
export type WantedChannels = z.infer<typeof WantedChannels>;

/** Of whoever never said anything else: WhatsApp, else SMS, and e-mail for what must not be lost; no summary, no digest and no news that nobody asked for. */
export const USUAL_CHANNELS = {
  hearing: ['whatsapp', 'sms', 'email'],
  document: ['whatsapp', 'sms'],
  request: ['whatsapp', 'sms'],
  billing: ['whatsapp', 'sms'],
  weekly: [],
  digest: [],
  news: [],
  office: ['whatsapp'],
} as const satisfies Record<MessageTopic, readonly MessageChannel[]>;

/** News of a court must not be lost: by e-mail it always goes to who has a verified address, if WhatsApp is not wanted or fails (NOT-04). */
export const isAlwaysWanted = (topic: MessageTopic, channel: MessageChannel): boolean =>
  topic === 'hearing' && channel === 'email';

const ASKED_FOR = ['weekly', 'digest', 'news'] as const;

/** What nobody gets who did not ask for it (D-141). */
export const isAskedFor = (topic: MessageTopic): boolean => (ASKED_FOR as readonly MessageTopic[]).includes(topic);

/** By e-mail the firm's news are the newsletter, which has a consent of its own (NEWS-08); nothing as long as a summary goes by SMS. */
export const isOffered = (topic: MessageTopic, channel: MessageChannel): boolean =>
  topic === 'news' ? channel === 'whatsapp' : channel !== 'sms' || !isAskedFor(topic);
