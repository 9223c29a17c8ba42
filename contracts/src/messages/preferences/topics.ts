import * as z from 'zod/mini';

/** What messages can be about, as people choose them; `weekly` is the summary that clients ask for, `office` what staff are told to do (NOT-04). */
export const MessageTopic = z.enum(['hearing', 'document', 'request', 'billing', 'weekly', 'office']);
export type MessageTopic = z.infer<typeof MessageTopic>;

/** How messages can come, in the order in which they are tried (NOT-09). */
export const MessageChannel = z.enum(['whatsapp', 'email']);
export type MessageChannel = z.infer<typeof MessageChannel>;

/** The channels by which somebody wants what a topic is about, in the order of trying. */
export const WantedChannels = z.record(MessageTopic, z.array(MessageChannel));
export type WantedChannels = z.infer<typeof WantedChannels>;

/** Of whoever never said anything else: WhatsApp, and e-mail for what must not be lost; no summary that nobody asked for. */
export const USUAL_CHANNELS = {
  hearing: ['whatsapp', 'email'],
  document: ['whatsapp'],
  request: ['whatsapp'],
  billing: ['whatsapp'],
  weekly: [],
  office: ['whatsapp'],
} as const satisfies Record<MessageTopic, readonly MessageChannel[]>;

/** News of a court must not be lost: by e-mail it always goes to who has a verified address, if WhatsApp is not wanted or fails (NOT-04). */
export const isAlwaysWanted = (topic: MessageTopic, channel: MessageChannel): boolean =>
  topic === 'hearing' && channel === 'email';
