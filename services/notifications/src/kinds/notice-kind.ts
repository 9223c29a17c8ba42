import type { EventType, PayloadOf } from '@diwan/contracts/events/event';
import type { DropReason } from '@diwan/contracts/messages/notices/drop-reason';
import type { NoticeFamily } from '@diwan/contracts/messages/notices/http';
import type { MessageChannel } from '@diwan/contracts/messages/preferences/topics';
import type { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import type { Language } from '@diwan/contracts/shared/language';
import type { Permission } from '@diwan/contracts/shared/permission';
import type { RpcClient } from '@diwan/service-kit/rpc/rpc';
import type * as z from 'zod/mini';
import type { SAFE_TEMPLATE } from './safe-template.js';
import type { Template } from './template.js';
import type { URGENCY } from './urgency.js';

export type Family = z.infer<typeof NoticeFamily>;
export type Channel = MessageChannel;
/** Why nothing may go to a number by a channel. */
export type Obstacle = 'opted_out' | 'no_whatsapp' | 'no_sms';
/** A person with an account, and how they are reached. */
export type Person = z.infer<typeof reachOfPeople.output>[number];

/** A notice that somebody is owed. */
export interface Owed<Facts> {
  /** Null for people without an account. */
  personId: string | null;
  channel: Channel;
  facts: Facts;
  /** Written down without being sent, and why. */
  suppressed?: DropReason | undefined;
  /** Takes the place of the event's id where several events are one reason: who was told once is not told again. */
  reason?: string;
}

/** What a kind may ask when something happened. */
export interface OwingTools {
  rpc: Pick<RpcClient, 'ask'>;
  /** Staff who have any of some permissions, each once. */
  staffWith(...permissions: Permission[]): Promise<string[]>;
  /** Takes one confirmation out of the budget; answers why it must not go. Null: the recipient is counted elsewhere. */
  takeConfirmation(recipient: string | null): Promise<DropReason | undefined>;
}

/** What a kind may ask when a notice is about to be sent. Questions throw UNAVAILABLE when they cannot be asked. */
export interface ComposingTools {
  rpc: Pick<RpcClient, 'ask'>;
  now(): Date;
  /** The address of a path of the site in a language. */
  link(path: string, language: Language): string;
  /** What an answer says and to which number; null: forgotten. */
  replyText(id: string): Promise<{ to: string | null; text: string | null; language: Language } | null>;
  /** Takes back what a person was to be told, where they have heard nothing of it: whether it is taken back. */
  withdraw(
    personId: string,
    family: Family,
    facts: Readonly<Record<string, string | boolean | null>>,
    reason: DropReason,
  ): Promise<boolean>;
  /** Whether free text may go to a number by WhatsApp now (NOT-03). */
  isOpen(number: string): Promise<boolean>;
  /** Why nothing may go to a number by a channel; null: something may. */
  obstacleOf(number: string, channel: Exclude<Channel, 'email'>): Promise<Obstacle | null>;
  /** Whether the firm can send text messages. */
  sendsSms: boolean;
}

/** An event and the notices it brings about. */
export interface Occasion<Facts> {
  event: EventType;
  /** Asks outside of any transaction; may be asked again when writing failed. */
  owes(payload: unknown, tools: OwingTools): Owed<Facts>[] | Promise<Owed<Facts>[]>;
}

/** When something happens, somebody is owed a notice of it. */
export const on = <E extends EventType, Facts>(
  event: E,
  owes: (payload: PayloadOf<E>, tools: OwingTools) => Owed<Facts>[] | Promise<Owed<Facts>[]>,
): Occasion<Facts> => ({
  event,
  // The inbox has parsed it by the event's own schema.
  owes: (payload, tools) => owes(payload as PayloadOf<E>, tools),
});

/** The same notice to several people, by WhatsApp. */
export const toPeople = <Facts>(people: Iterable<string>, facts: Facts): Owed<Facts>[] =>
  [...new Set(people)].map((personId) => ({ personId, channel: 'whatsapp', facts }));

/** Why a notice is not sent after all. */
export interface Drop {
  drop: 'suppressed' | 'cancelled';
  reason: DropReason;
}

/** What a notice comes to when it is about to be sent: a message, or the reason why there is none. */
export type Composition<TemplateName extends string = string> =
  | {
      message: {
        to: string;
        template: TemplateName;
        language: Language;
        variables: Record<string, string>;
        /** Headers of an e-mail. */
        headers?: Record<string, string>;
        /**
         * It says only that there is something new, because its number was never proven to be its person's: the page that is on, and the
         * template that would have said it.
         */
        unproven?: { page: string | null; said: string };
      };
      /** Where it goes if it cannot be sent, or does not arrive: it must not be lost (NOT-04, NOT-09). */
      otherwise?: Channel | undefined;
    }
  /** `over`: the way it was on does not lead to its person, and is not taken again. */
  | { reroute: Channel; over?: boolean }
  /** It must not be lost, and there is no way to its person: it fails where everybody sees that. */
  | { fail: string }
  | Drop;

/** What the delivery log tells staff of a notice: ids only, names are asked when somebody reads. */
export interface About {
  reference?: string;
  caseId?: string;
  documents?: readonly { documentId: string }[];
}

/** A notice as it was written down. */
export interface WrittenNotice {
  personId: string | null;
  channel: Channel;
  /** Ways that were taken and did not lead to its person. */
  tried: readonly Channel[];
  facts: unknown;
}

/** A kind of message that people are owed: all that the service knows of it. Made by `noticeToPerson` and `noticeToVisitor`. */
export interface NoticeKind<F extends Family = Family, TemplateName extends string = string> {
  family: F;
  urgency: (typeof URGENCY)[keyof typeof URGENCY];
  /** Whether it waits for the morning when it falls into the quiet hours (NOT-10). */
  waitsForMorning(facts: unknown): boolean;
  /** While no template may carry it, it waits instead of failing: it is worth nothing to anybody later, and `compose` says when that is. */
  waitsForTemplate: boolean;
  on: readonly Occasion<unknown>[];
  templates: Record<TemplateName, Template>;
  /** Nothing where the facts were written by an older version. */
  about(facts: unknown): About;
  /** Finds out, at the last moment, whom it goes to and what it says. */
  compose(notice: WrittenNotice, tools: ComposingTools): Promise<Composition<TemplateName | typeof SAFE_TEMPLATE>>;
}
