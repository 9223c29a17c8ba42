import { answerOfClient } from '@diwan/contracts/matters/hearings/questions';
import { Clock } from '@diwan/service-kit/app/clock';
import { fileOf } from '@diwan/service-kit/http/client-view';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { CaseRepository } from '../cases/case.repository.js';
import { HearingRepository } from './hearing.repository.js';
import { NoteAnswer } from './note-answer.js';
import { standingAnswers } from './standing-answers.rules.js';

type Said = z.output<typeof answerOfClient.input>;
type Standing = z.output<typeof answerOfClient.output>['standing'];

/** Takes what a client says by a button of a notice, as the portal takes it: of hearings of their own cases alone, and once (HEAR-04). */
@Injectable()
export class AnswerOfClientAnswer {
  constructor(
    private readonly hearings: HearingRepository,
    private readonly cases: CaseRepository,
    private readonly noteAnswer: NoteAnswer,
    private readonly clock: Clock,
  ) {}

  @Answers(answerOfClient)
  async answer(said: Said): Promise<z.output<typeof answerOfClient.output>> {
    return { standing: await this.take(said) };
  }

  private async take({ hearingId, clientId, wallTime, answer }: Said): Promise<Standing> {
    const hearing = await this.hearings.oneEvenDeleted(hearingId);
    const legalCase = hearing && (await this.cases.ownCase(fileOf(clientId), hearing.caseId));
    if (!hearing || !legalCase) return 'not_theirs';
    if (hearing.deletedAt || hearing.state !== 'scheduled' || hearing.wallTime !== wallTime) return 'changed';
    if (hearing.at <= this.clock.now()) return 'over';
    // The button can be pressed again, and the message that tells of it can come twice.
    const said = standingAnswers(hearing).find((one) => one.clientId === clientId);
    if (said?.answer === answer && said.saidBy === undefined) return 'taken';
    try {
      const by = { personId: clientId };
      await this.noteAnswer.run({ hearing, legalCase }, { clientId, answer, note: '', by });
      return 'taken';
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'CONFLICT') return 'changed';
      throw fault;
    }
  }
}
