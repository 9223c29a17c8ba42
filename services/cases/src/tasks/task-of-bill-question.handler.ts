import type { PayloadOf } from '@diwan/contracts/events/event';
import { BillQuestionAnsweredV1, BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { OnEvent, type Reaction } from '@diwan/service-kit/events/event-inbox';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { TasksOfCauses } from './tasks-of-causes.js';

/** What a client asks about a line of a bill is a task of whoever writes bills, until it is answered. */
@Injectable()
export class TaskOfBillQuestion {
  constructor(
    private readonly tasksOfCauses: TasksOfCauses,
    private readonly rpc: RpcClient,
  ) {}

  @OnEvent(BillQuestionAskedV1)
  async opens({ questionId, clientId, caseId }: PayloadOf<typeof BillQuestionAskedV1>): Promise<Reaction> {
    // Told late, it may have been answered meanwhile.
    const question = await this.rpc.ask(billQuestionNotice, { questionId });
    if (question?.isAnswered !== false) return undefined;
    const about = { subjectId: questionId, clientId, caseId, reference: question.number };
    const cause = { kind: 'bill_question', permission: 'billing:write', ownerId: null, ...about } as const;
    return { commit: (session) => this.tasksOfCauses.open(cause, session) };
  }

  @OnEvent(BillQuestionAnsweredV1)
  closes({ questionId }: PayloadOf<typeof BillQuestionAnsweredV1>): Reaction {
    return { commit: (session) => this.tasksOfCauses.close({ kind: 'bill_question', subjectId: questionId }, session) };
  }
}
