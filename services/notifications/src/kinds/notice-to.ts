import { casesKeptFrom } from '@diwan/contracts/matters/cases/questions';
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
import { pageOfLink } from './page-of-link.js';
import { hasProven } from './proven-number.js';
import { SAFE_TEMPLATE } from './safe-template.js';
import type { Filled, Templates } from './template.js';

/** By what ways something goes that people do not choose ways for: their own safety, and the firm's. */
const USUAL_WAYS: readonly Channel[] = ['whatsapp', 'email'];
/** For what has to reach somebody who has chosen none. */
const EVERY_WAY: readonly Channel[] = ['whatsapp', 'sms', 'email'];
/** Where clients and staff sign in. */
const PORTAL = '/client-portal';
const OFFICE = '/admin';

/** What every kind says of itself. */
interface Declared<F extends Family, Facts, T extends Templates> {
  /** Its file name: staff filter the delivery log by it, and mf-admin words it (`noticeFamily.<family>`). */
  family: F;
  urgency: NoticeKind['urgency'];
  /** False for security, for what staff must answer, for what somebody has just asked for and for what happens on the same day (NOT-10). */
  waitsForMorning: boolean | ((facts: NoInfer<Facts>) => boolean);
  /** See `NoticeKind`; false if not given. */
  waitsForTemplate?: true;
  /** Ids and facts of the event, no personal data: what is needed to ask the rest when it is sent. */
  facts: z.ZodMiniType<Facts>;
  on: readonly Occasion<NoInfer<Facts>>[];
  about?(facts: NoInfer<Facts>): About;
  templates: T;
}

type Answer<Said> = Said | Drop | Promise<Said | Drop>;

/**
 * A notice to somebody with an account, in their language: by WhatsApp to their verified WhatsApp number, else to their own phone
 * (D-011), by SMS to their phone, or by e-mail to their verified address. By which, and which first, they have chosen for its topic
 * (PORT-08); what does not arrive takes the next way, until one does (NOT-09). Dropped when they are gone, or want it by none that
 * reaches them (D-141). A number whose holder asked us to stop, or that the way does not lead to, gets nothing there: the next way takes
 * it, and news of a court without one fails, so that somebody calls (NOT-04). A number that they never proved to hold is the last way, and
 * gets the text that says nothing, and no news.
 */
export const noticeToPerson = <const F extends Family, Facts extends object, const T extends Templates>(
  kind: Declared<F, Facts, T> & {
    /** What people choose it by; null: it goes whatever they want, it is about their own safety, or the firm's. */
    topic: MessageTopic | null;
    /** It goes by the usual ways also to whoever wants nothing of its topic: it is their own money. */
    always?: true;
    /** Of what has no topic: not to a number whose holder asked us to stop. What is about their own safety goes there all the same. */
    heedsStop?: true;
    /** Of what has no topic: the channels it goes by, first the one that is tried first; WhatsApp, then e-mail if not given. */
    channels?: readonly Channel[] | ((facts: NoInfer<Facts>) => readonly Channel[]);
    /** `to`: another number of theirs than the one they are reached at. */
    compose(
      facts: NoInfer<Facts>,
      person: Person,
      tools: ComposingTools & { channel: Channel },
    ): Answer<Filled<T> & { to?: string | undefined }>;
  },
): NoticeKind<F, keyof T & string> => ({
  ...common(kind),
  async compose({ personId, channel, tried, facts }, tools) {
    const [person] = personId === null ? [] : await tools.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) return { drop: 'cancelled', reason: 'person_gone' };
    const channels =
      typeof kind.channels === 'function' ? kind.channels(z.parse(kind.facts, facts)) : (kind.channels ?? USUAL_WAYS);
    const chosen = kind.topic === null ? channels : channelsFor(kind.topic, person);
    const wanted = chosen.length === 0 && kind.always ? EVERY_WAY : chosen;
    const reach: Record<Channel, string | null> = {
      whatsapp: person.whatsapp ?? person.phone,
      sms: tools.sendsSms ? person.phone : null,
      email: person.provenEmail ?? null,
    };
    const ways = wanted.filter((one) => reach[one] !== null && !tried.includes(one));
    const proven = ways.filter((one) => one === 'email' || hasProven(person, reach[one] ?? ''));
    const [first, next] = proven.length > 0 ? proven : ways;
    const reached = first === undefined ? null : reach[first];
    if (first === undefined || reached === null) {
      if (wanted.includes(channel)) return { drop: 'cancelled', reason: 'no_address' };
      return { drop: 'suppressed', reason: 'opted_out' };
    }
    if (first !== channel) return { reroute: first };
    const known = z.parse(kind.facts, facts);
    if (kind.topic === 'office' && (await isKeptFrom(kind.about?.(known), person.id, tools)))
      return { drop: 'cancelled', reason: 'kept_away' };
    const answer = await kind.compose(known, person, { ...tools, channel });
    if ('drop' in answer) return answer;
    const { to = reached, ...said } = answer;
    const obstacle = channel === 'email' ? null : await tools.obstacleOf(to, channel);
    // Whoever asked us to stop still gets what is about their own safety.
    if (obstacle !== null && !(obstacle === 'opted_out' && kind.topic === null && !kind.heedsStop)) {
      if (next) return { reroute: next, over: true };
      if (obstacle !== 'opted_out' || kind.topic === 'hearing') return { fail: obstacle };
      return { drop: 'suppressed', reason: obstacle };
    }
    const { language } = person;
    if (channel === 'email' || hasProven(person, to)) return { message: { ...said, to, language }, otherwise: next };
    if (kind.topic === 'weekly' || kind.templates[said.template]?.category === 'marketing')
      return { drop: 'suppressed', reason: 'phone_unproven' };
    return { message: { ...sayingNothing(said, (path) => tools.link(path, language)), to, language }, otherwise: next };
  },
});

/**
 * What may go to a number that was never proven: that there is something new, and where to sign in. What leads nowhere is about an account
 * and names nobody (see `kinds.spec.ts`).
 */
function sayingNothing<Said extends { template: string; variables: Readonly<Record<string, string>> }>(
  said: Said,
  linkTo: (path: string) => string,
) {
  const { link } = said.variables;
  if (link === undefined) return said;
  const page = pageOfLink(link);
  const variables = { link: linkTo(page?.startsWith(OFFICE) ? OFFICE : PORTAL) };
  return { template: SAFE_TEMPLATE, variables, unproven: { page, said: said.template } };
}

/** Whether a notice is about a case that somebody of the firm is kept away from (SEC-04). Throws DomainError UNAVAILABLE. */
const isKeptFrom = async (about: About | undefined, personId: string, { rpc }: Pick<ComposingTools, 'rpc'>) =>
  about?.caseId !== undefined && (await rpc.ask(casesKeptFrom, { personId })).includes(about.caseId);

/** The channels by which a person wants a topic, first the one that is tried first. */
const channelsFor = (topic: MessageTopic, { channels }: Person): readonly Channel[] =>
  (channels ?? USUAL_CHANNELS)[topic];

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
  const ways = { on, templates: templates as Record<keyof T & string, T[keyof T]> };
  return { family, urgency, waitsForMorning, waitsForTemplate: kind.waitsForTemplate ?? false, about, ...ways };
}
