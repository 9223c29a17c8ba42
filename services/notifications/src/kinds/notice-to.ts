import { type MessageTopic, USUAL_CHANNELS } from '@diwan/contracts/messages/preferences/topics';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import type { Language } from '@diwan/contracts/shared/language';
import * as z from 'zod/mini';
import type {
  About,
  Channel,
  ComposingTools,
  Drop,
  Family,
  NoticeKind,
  Occasion,
  Person,
  WrittenNotice,
} from './notice-kind.js';
import type { Filled, Templates } from './template.js';

/** What every kind says of itself. */
interface Declared<F extends Family, Facts, T extends Templates> {
  /** Its file name: staff filter the delivery log by it, and mf-admin words it (`noticeFamily.<family>`). */
  family: F;
  urgency: NoticeKind['urgency'];
  /** False for security, for what staff must answer, for what somebody has just asked for and for what happens on the same day (NOT-10). */
  waitsForMorning: boolean | ((facts: NoInfer<Facts>) => boolean);
  /** Ids and facts of the event, no personal data: what is needed to ask the rest when it is sent. */
  facts: z.ZodMiniType<Facts>;
  on: readonly Occasion<NoInfer<Facts>>[];
  about?(facts: NoInfer<Facts>): About;
  templates: T;
}

type Answer<Said> = Said | Drop | Promise<Said | Drop>;

/**
 * A notice to somebody with an account, in their language: by WhatsApp to their verified WhatsApp number, else to their own phone
 * (D-011), or by e-mail to their verified address. By which, and what if it does not arrive, they have chosen for its topic (PORT-08);
 * dropped when they are gone, or want it by none that reaches them (D-141).
 */
export const noticeToPerson = <const F extends Family, Facts extends object, const T extends Templates>(
  kind: Declared<F, Facts, T> & {
    /** What people choose it by; null: it goes whatever they want, it is about their own safety, or the firm's. */
    topic: MessageTopic | null;
    compose(facts: NoInfer<Facts>, person: Person, tools: ComposingTools): Answer<Filled<T>>;
  },
): NoticeKind<F, keyof T & string> => ({
  ...common(kind),
  async compose({ personId, channel, facts }, tools) {
    const [person] = personId === null ? [] : await tools.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) return { drop: 'cancelled', reason: 'person_gone' };
    const wanted = channelsFor(kind.topic, person);
    const reach = { whatsapp: person.whatsapp ?? person.phone, email: person.provenEmail ?? null };
    const mailed = wanted.includes('email') && reach.email !== null;
    if (!wanted.includes(channel))
      return channel === 'whatsapp' && mailed ? { reroute: 'email' } : { drop: 'suppressed', reason: 'opted_out' };
    const to = reach[channel];
    if (to === null) return { drop: 'cancelled', reason: 'no_address' };
    const said = await kind.compose(z.parse(kind.facts, facts), person, tools);
    if ('drop' in said) return said;
    const otherwise = channel === 'whatsapp' && mailed ? 'email' : undefined;
    return { message: { ...said, to, language: person.language }, otherwise };
  },
});

/** The channels by which a person wants a topic, first the one that is tried first. */
const channelsFor = (topic: MessageTopic | null, { channels }: Person): readonly Channel[] =>
  topic === null ? ['whatsapp'] : (channels ?? USUAL_CHANNELS)[topic];

/** A notice to somebody without an account, at the phone or mailbox that they left. Dropped when they left none for its channel. */
export const noticeToVisitor = <const F extends Family, Facts extends object, const T extends Templates>(
  kind: Declared<F, Facts, T> & {
    compose(
      facts: NoInfer<Facts>,
      tools: ComposingTools,
    ): Answer<
      Filled<T> & {
        language: Language;
        reach: { [C in Channel]?: string | null };
        /** Headers of an e-mail. */
        headers?: Record<string, string>;
      }
    >;
  },
): NoticeKind<F, keyof T & string> => ({
  ...common(kind),
  async compose({ channel, facts }, tools) {
    const said = await kind.compose(z.parse(kind.facts, facts), tools);
    if ('drop' in said) return said;
    const { reach, ...message } = said;
    const to = reach[channel] ?? null;
    return to === null ? { drop: 'cancelled', reason: 'no_address' } : { message: { ...message, to } };
  },
});

function common<F extends Family, Facts, T extends Templates>(kind: Declared<F, Facts, T>) {
  const { family, urgency, on, templates } = kind;
  const waitsForMorning = (facts: unknown): boolean => {
    if (typeof kind.waitsForMorning === 'boolean') return kind.waitsForMorning;
    const known = z.safeParse(kind.facts, facts);
    return !known.success || kind.waitsForMorning(known.data);
  };
  const about = (facts: WrittenNotice['facts']): About => {
    const known = z.safeParse(kind.facts, facts);
    return known.success ? (kind.about?.(known.data) ?? {}) : {};
  };
  return { family, urgency, waitsForMorning, on, templates: templates as Record<keyof T & string, T[keyof T]>, about };
}
