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
  /** False for security, for what staff must answer, and for what somebody has just asked for (NOT-10). */
  waitsForMorning: boolean;
  /** Ids and facts of the event, no personal data: what is needed to ask the rest when it is sent. */
  facts: z.ZodMiniType<Facts>;
  on: readonly Occasion<NoInfer<Facts>>[];
  about?(facts: NoInfer<Facts>): About;
  templates: T;
}

type Answer<Said> = Said | Drop | Promise<Said | Drop>;

/**
 * A notice to somebody with an account: by WhatsApp to their verified WhatsApp number, else to their own phone (D-011), in their
 * language. Dropped when they are gone, or do not want notices (D-141).
 */
export const noticeToPerson = <const F extends Family, Facts extends object, const T extends Templates>(
  kind: Declared<F, Facts, T> & {
    /** Goes whatever notices the person wants: it is about their own safety, or the firm's. */
    evenUnwanted?: boolean;
    compose(facts: NoInfer<Facts>, person: Person, tools: ComposingTools): Answer<Filled<T>>;
  },
): NoticeKind<F, keyof T & string> => ({
  ...common(kind),
  async compose({ personId, facts }, tools) {
    const [person] = personId === null ? [] : await tools.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) return { drop: 'cancelled', reason: 'person_gone' };
    if (!kind.evenUnwanted && !person.noticesAllowed) return { drop: 'suppressed', reason: 'opted_out' };
    const said = await kind.compose(z.parse(kind.facts, facts), person, tools);
    if ('drop' in said) return said;
    return { message: { ...said, to: person.whatsapp ?? person.phone, language: person.language } };
  },
});

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
  const { family, urgency, waitsForMorning, on, templates } = kind;
  const about = (facts: WrittenNotice['facts']): About => {
    const known = z.safeParse(kind.facts, facts);
    return known.success ? (kind.about?.(known.data) ?? {}) : {};
  };
  return { family, urgency, waitsForMorning, on, templates: templates as Record<keyof T & string, T[keyof T]>, about };
}
