import { sendReply } from '@diwan/contracts/messages/replies/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Answers, RpcClient } from '@diwan/service-kit/rpc/rpc';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { NoticeLedger } from '../notices/notice.ledger.js';
import type { NoticeRecord } from '../notices/notice.schema.js';
import { ReceivedMessages } from '../received-messages/received-messages.js';
import { ReplyTexts } from '../reply-texts/reply-texts.js';
import { owedAs, standingOf } from './reply-standing.rules.js';

type Reply = z.output<typeof sendReply.input>;

/** Somebody waits for it: it does not wait for the morning. */
const NO_QUIET_HOURS = 'off';

/** Owes a person what somebody of the firm answers them; asked again with the same key, it only tells how that stands. */
@Injectable()
export class SendReplyAnswer {
  constructor(
    private readonly ledger: NoticeLedger,
    private readonly replyTexts: ReplyTexts,
    private readonly messages: ReceivedMessages,
    private readonly inTransaction: InTransaction,
    private readonly rpc: RpcClient,
  ) {}

  @Answers(sendReply)
  async answer(reply: Reply): Promise<z.output<typeof sendReply.output>> {
    const { personId } = reply;
    const owed = owedAs(personId, reply.dedupeKey);
    const notice = (await this.ledger.owed(owed)) ?? (await this.owe(reply, owed));
    return { noticeId: String(notice._id), ...standingOf(notice) };
  }

  private async owe(
    { personId, text, replyTo, conversationId }: Reply,
    owed: Parameters<NoticeLedger['owed']>[0],
  ): Promise<NoticeRecord> {
    const [person] = await this.rpc.ask(reachOfPeople, { ids: [personId] });
    if (!person) throw new DomainError('NOT_FOUND');
    const answered = replyTo === undefined ? null : await this.messages.find(replyTo);
    // To the number that it came from, if it is theirs: somebody may have two phones.
    const to = answered?.personIds.includes(personId) ? answered.from : null;
    await this.inTransaction.run(async (session) => {
      const replyId = await this.replyTexts.add({ to, text, language: person.language }, session);
      const notice = { ...owed, facts: { replyId, conversationId } };
      await this.ledger.owe(notice, NO_QUIET_HOURS, session);
    });
    const notice = await this.ledger.owed(owed);
    if (notice === null) throw new Error('A notice that was owed is not there.');
    return notice;
  }
}
