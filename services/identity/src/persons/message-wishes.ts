import type { ClientMessages } from '@diwan/contracts/messages/preferences/http';
import {
  isAlwaysWanted,
  MessageChannel,
  MessageTopic,
  USUAL_CHANNELS,
  type WantedChannels,
} from '@diwan/contracts/messages/preferences/topics';
import { isStaff } from '@diwan/contracts/shared/role';
import type { MessageWish, PersonRecord } from './person.schema.js';
import { isClient, isEmailVerified } from './person-facts.js';

type Wishes = Pick<PersonRecord, 'messageWishes' | 'fileMessages'>;
type Wish = ClientMessages['wishes'][number];

/** By which channels somebody wants what each topic is about, whether or not it can reach them. */
export function wantedChannels(person: Wishes): WantedChannels {
  const of = (topic: MessageTopic) => MessageChannel.options.filter((channel) => isWanted(person, topic, channel));
  return {
    hearing: of('hearing'),
    document: of('document'),
    request: of('request'),
    billing: of('billing'),
    weekly: of('weekly'),
    office: of('office'),
  };
}

/** Every topic and channel that can reach a person and is about something of theirs, and what they said of it. */
export function wishesOf(person: Wishes & Pick<PersonRecord, 'email' | 'provenEmail' | 'roles' | 'client'>): Wish[] {
  const concerns: Partial<Record<MessageTopic, boolean>> = { weekly: isClient(person), office: isStaff(person.roles) };
  const topics = MessageTopic.options.filter((topic) => concerns[topic] ?? true);
  const channels = MessageChannel.options.filter((channel) => channel !== 'email' || isEmailVerified(person));
  return topics.flatMap((topic) =>
    channels.map((channel) => {
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
  return saidOf(person, topic, channel)?.allowed ?? usual.includes(channel);
}

/** What they said last; before topics there was one wish for everything by WhatsApp. */
function saidOf(
  { messageWishes, fileMessages }: Wishes,
  topic: MessageTopic,
  channel: MessageChannel,
): MessageWish | null {
  const said = messageWishes?.find((wish) => wish.topic === topic && wish.channel === channel);
  if (said) return said;
  // It stands for what was sent then: the weekly summary is only for who asked for it.
  return channel === 'whatsapp' && topic !== 'weekly' ? (fileMessages ?? null) : null;
}
