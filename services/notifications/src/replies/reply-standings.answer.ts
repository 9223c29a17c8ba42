import { replyStandings } from '@diwan/contracts/messages/replies/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { NoticeLedger } from '../notices/notice.ledger.js';
import { owedAs, standingOf } from './reply-standing.rules.js';

/** Tells how replies stand, for the conversation that shows them. Asking owes nothing. */
@Injectable()
export class ReplyStandingsAnswer {
  constructor(private readonly ledger: NoticeLedger) {}

  @Answers(replyStandings)
  async answer({
    personId,
    dedupeKeys,
  }: z.output<typeof replyStandings.input>): Promise<z.output<typeof replyStandings.output>> {
    const notices = await Promise.all(dedupeKeys.map((key) => this.ledger.owed(owedAs(personId, key))));
    return notices.flatMap((notice, at) => {
      const dedupeKey = dedupeKeys[at];
      return notice && dedupeKey ? [{ dedupeKey, noticeId: String(notice._id), ...standingOf(notice) }] : [];
    });
  }
}
