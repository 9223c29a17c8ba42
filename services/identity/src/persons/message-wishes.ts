import type { ClientMessages } from '@diwan/contracts/messages/preferences/http';
import {
  isAlwaysWanted,
  isAskedFor,
  isOffered,
  MessageChannel,
  MessageTopic,
  USUAL_CHANNELS,
  type WantedChannels,
} from '@diwan/contracts/messages/preferences/topics';
import { isStaff } from '@diwan/contracts/shared/role';
import type { MessageWish, PersonRecord } from './person.schema.js';
import { isClient, isEmailVerified } from './person-facts.js';

type Wishes = Pick<PersonRecord, 'messageWishes' | 'fileMessages' | 'firstChannel'>;
type Reached = Pick<PersonRecord, 'email' | 'provenEmail'>;
type Wish = ClientMessages['wishes'][number];

/** The way that a person wants tried first, where it reaches them. */
export const firstChannelOf = ({ firstChannel }: Wishes, channels: readonly MessageChannel[]): MessageChannel =>
  channels.find((channel) => channel === firstChannel) ?? 'whatsapp';

/** The ways that reach a person. `sms`: whether the firm sends text messages. */
export const channelsReaching = (person: Reached, { sms }: { sms: boolean }): MessageChannel[] =>
  MessageChannel.options.filter(
    (channel) => (channel !== 'email' || isEmailVerified(person)) && (channel !== 'sms' || sms),
  );

/** By which channels somebody wants what each topic is about, in the order of trying (NOT-09), whether or not it can reach them. */
export function wantedChannels(person: Wishes): WantedChannels {
  const { firstChannel } = person;
  const ordered = firstChannel
    ? [firstChannel, ...MessageChannel.options.filter((channel) => channel !== firstChannel)]
    : MessageChannel.options;
  const of = (topic: MessageTopic) => ordered.filter((channel) => isWanted(person, topic, channel));
  return {
    hearing: of('hearing'),
    document: of('document'),
    request: of('request'),
    billing: of('billing'),
    weekly: of('weekly'),
    digest: of('digest'),
    news: of('news'),
    office: of('office'),
  };
}

/** Every topic and channel that can reach a person and is about something of theirs, and what they said of it. */
export function wishesOf(
  person: Wishes & Pick<PersonRecord, 'roles' | 'client'>,
  channels: readonly MessageChannel[],
): Wish[] {
  const concerns: Partial<Record<MessageTopic, boolean>> = {
    weekly: isClient(person),
    digest: isClient(person),
    news: isClient(person),
    office: isStaff(person.roles),
  };
  const topics = MessageTopic.options.filter((topic) => concerns[topic] ?? true);
  return topics.flatMap((topic) =>
    channels
      .filter((channel) => isOffered(topic, channel))
      .map((channel) => {
        const fixed = isAlwaysWanted(topic, channel);
        const said = fixed ? null : saidOf(person, topic, channel);
        const { at = null, how = null, text = null } = said ?? {};
        return {
          topic,
          channel,
          wanted: isWanted(person, topic, channel),
          fixed,
          changedAt: at?.toISOString() ?? null,
          how,
          text,
        };
      }),
  );
}

function isWanted(person: Wishes, topic: MessageTopic, channel: MessageChannel): boolean {
  if (isAlwaysWanted(topic, channel)) return true;
  const usual: readonly MessageChannel[] = USUAL_CHANNELS[topic];
  const isUsual = usual.includes(channel);
  // Whoever stopped a topic when there was WhatsApp alone does not get it by SMS since.
  return (
    saidOf(person, topic, channel)?.allowed ??
    (channel === 'sms' ? isUsual && isWanted(person, topic, 'whatsapp') : isUsual)
  );
}

/** What they said last; before topics there was one wish for everything by WhatsApp. */
function saidOf(
  { messageWishes, fileMessages }: Wishes,
  topic: MessageTopic,
  channel: MessageChannel,
): MessageWish | null {
  const said = messageWishes?.find((wish) => wish.topic === topic && wish.channel === channel);
  if (said) return said;
  // It stands for what was sent then: summaries and news are only for who asked for them.
  return channel === 'whatsapp' && !isAskedFor(topic) ? (fileMessages ?? null) : null;
}
