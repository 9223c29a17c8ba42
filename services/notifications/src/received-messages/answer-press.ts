import { answerOfClient } from '@diwan/contracts/matters/hearings/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import type { Language } from '@diwan/contracts/shared/language';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { PressAnswer } from '../kinds/press-answers.js';
import { hasProven } from '../kinds/proven-number.js';
import { type Press, pressIn } from '../menu/press.rules.js';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { ReplyTexts } from '../reply-texts/reply-texts.js';
import type { ReceivedMessageRecord } from './received-message.schema.js';

/** Nothing that answers somebody waits for the morning. */
const NO_QUIET_HOURS = 'off';
const ANSWERS = { confirm: 'attending', cannot: 'cannot' } as const;

/** A button of a hearing that somebody of ours pressed; strangers press none. */
export const pressOf = ({ payload, personIds }: ReceivedMessageRecord): Press | null =>
  personIds.length === 0 ? null : pressIn(payload);

/** Does what somebody pressed below a notice of a hearing, and owes them word of it (HEAR-04). */
@Injectable()
export class AnswerPress {
  constructor(
    private readonly replyTexts: ReplyTexts,
    private readonly ledger: NoticeLedger,
    private readonly rpc: RpcClient,
  ) {}

  /** Tells cases what was said, which may be told again; `commit` writes. Throws UNAVAILABLE. */
  async prepare(
    { _id, from, personIds }: ReceivedMessageRecord,
    press: Press,
    language: Language,
  ): Promise<{ commit(session: ClientSession): Promise<void> }> {
    const [personId = null, ...others] = personIds;
    const isTheirs = personId !== null && others.length === 0 && (await this.hasProven(personId, from));
    const said = isTheirs ? await this.take(personId, press) : 'elsewhere';
    const { hearingId } = press;
    return {
      commit: async (session) => {
        const replyId = await this.replyTexts.add({ to: from, text: null, language }, session);
        const of = said === 'elsewhere' ? null : personId;
        const notice = { family: 'hearing_press', channel: 'whatsapp', personId: of } as const;
        const facts = { replyId, said, hearingId, personId: of };
        await this.ledger.owe({ ...notice, facts, reason: `received-${_id}-press` }, NO_QUIET_HOURS, session);
      },
    };
  }

  private async hasProven(personId: string, number: string): Promise<boolean> {
    const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
    return person !== undefined && hasProven(person, number);
  }

  private async take(clientId: string, { button, hearingId, wallTime }: Press): Promise<PressAnswer> {
    if (button === 'directions') return 'directions';
    const answer = ANSWERS[button];
    const { standing } = await this.rpc.ask(answerOfClient, { hearingId, clientId, wallTime, answer });
    if (standing === 'taken') return answer;
    return standing === 'not_theirs' ? 'elsewhere' : standing;
  }
}
