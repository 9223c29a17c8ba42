import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import type { Language } from '@diwan/contracts/shared/language';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { Answer } from '../kinds/answers.js';
import { type Wish, wishIn } from '../menu/wish.rules.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { ReplyTexts } from '../reply-texts/reply-texts.js';
import { WhatsappNumbers } from '../whatsapp-numbers/whatsapp-numbers.js';
import { AnswerPress, pressOf } from './answer-press.js';
import type { ReceivedMessageRecord } from './received-message.schema.js';

/** Nothing that answers somebody waits for the morning. */
const NO_QUIET_HOURS = 'off';

/** Wishes that the menu fulfils alone; the others are for a person, too. */
const FULFILLED: readonly Wish[] = ['hearing', 'balance', 'documents', 'menu'];

/** What somebody of ours wants of the menu: strangers have none, and a message with a file is for a person. */
const wishOf = ({ keyword, media, personIds, text, payload }: ReceivedMessageRecord): Wish | null =>
  keyword !== null || media.length > 0 || personIds.length === 0
    ? null
    : wishIn({ text, payload: payload ?? undefined });

/** Whether our answer is all that a message wants: nobody else needs to read it. */
export function isFulfilled(message: ReceivedMessageRecord): boolean {
  if (pressOf(message) !== null) return true;
  const wish = wishOf(message);
  return wish !== null && FULFILLED.includes(wish);
}

/** What a message asks of us by itself: to stop, to start again, for help, a line of the menu; and what could not be taken of it (NOT-04). */
@Injectable()
export class AnswerMessage {
  constructor(
    private readonly answerPress: AnswerPress,
    private readonly numbers: WhatsappNumbers,
    private readonly replyTexts: ReplyTexts,
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
  ) {}

  /** Asks first; `commit` writes. */
  async prepare(message: ReceivedMessageRecord): Promise<{ commit(session: ClientSession): Promise<void> }> {
    const language = await this.languageOf(message);
    const press = pressOf(message);
    if (press !== null) return this.answerPress.prepare(message, press, language);
    return {
      commit: async (session) => {
        for (const answer of await this.answersTo(message, session)) await this.owe(message, answer, language, session);
        const wish = wishOf(message);
        if (wish !== null) await this.oweMenu(message, wish, language, session);
      },
    };
  }

  private async answersTo(message: ReceivedMessageRecord, session: ClientSession): Promise<Answer[]> {
    const { _id, from, keyword, media } = message;
    const refused: Answer[] = [
      ...(media.some(({ state }) => state === 'too_large') ? ['media_too_large' as const] : []),
      ...(media.some(({ state }) => state === 'refused') ? ['media_refused' as const] : []),
    ];
    if (keyword === 'help') return ['help'];
    // Confirmed once: who asked before is not told again.
    if (keyword === 'stop') return (await this.numbers.optOut(from, _id, session)) ? ['stopped'] : [];
    if (keyword === 'start') return (await this.numbers.optIn(from, _id, session)) ? ['started'] : [];
    return refused;
  }

  private async owe(
    { _id, from, personIds }: ReceivedMessageRecord,
    answer: Answer,
    language: Language,
    session: ClientSession,
  ): Promise<void> {
    const replyId = await this.replyTexts.add({ to: from, text: null, language }, session);
    await this.ledger.owe(
      {
        ...{ family: 'answer', channel: 'whatsapp', personId: personIds.length === 1 ? (personIds[0] ?? null) : null },
        facts: { replyId, answer },
        reason: `received-${_id}-${answer}`,
      },
      NO_QUIET_HOURS,
      session,
    );
  }

  private async oweMenu(
    { _id, from, personIds }: ReceivedMessageRecord,
    wish: Wish,
    language: Language,
    session: ClientSession,
  ): Promise<void> {
    const replyId = await this.replyTexts.add({ to: from, text: null, language }, session);
    const personId = personIds.length === 1 ? (personIds[0] ?? null) : null;
    const notice = {
      family: 'menu_answer',
      channel: 'whatsapp',
      personId,
      facts: { replyId, wish, personId },
    } as const;
    await this.ledger.owe({ ...notice, reason: `received-${_id}-menu` }, NO_QUIET_HOURS, session);
  }

  /** The language of whoever holds the number alone; of others the one they write in. */
  private async languageOf({ personIds, text }: ReceivedMessageRecord): Promise<Language> {
    const [person, ...others] = personIds.length > 0 ? await this.rpc.ask(reachOfPeople, { ids: personIds }) : [];
    if (person && others.every(({ language }) => language === person.language)) return person.language;
    return /\p{Script=Arabic}/u.test(text) ? 'ar' : 'en';
  }
}
