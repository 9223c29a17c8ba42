import type { InputOf } from '@diwan/contracts/http/endpoint';
import { BillQuestionAnsweredV1 } from '@diwan/contracts/money/bill-questions/events';
import type { answerBillQuestion, BillQuestion } from '@diwan/contracts/money/bill-questions/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { BillQuestionRepository } from './bill-question.repository.js';
import { BillQuestionViews } from './bill-question-views.js';

/** Answers a question about a bill: its client is told, its task is done. */
@Injectable()
export class AnswerBillQuestion {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly billQuestionViews: BillQuestionViews,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CONFLICT (answered already), UNAVAILABLE. */
  async run(
    caller: SignedInCaller,
    { params: { id }, body }: InputOf<typeof answerBillQuestion>,
  ): Promise<BillQuestion> {
    const { invoiceId, clientId, caseId } = await this.billQuestionViews.record(id);
    const given = { answer: body.text, answeredAt: this.clock.now(), answeredBy: caller.personId };
    const record = await this.inTransaction.run(async (session) => {
      const answered = await this.questions.answer(id, given, session);
      if (!answered) throw new DomainError('CONFLICT');
      const entry = { action: 'bill-question.answered', subject: 'bill-question', subjectId: id, caller };
      await this.audit.record({ ...entry, after: { invoiceId } }, session);
      await this.outbox.add(BillQuestionAnsweredV1, { questionId: id, invoiceId, clientId, caseId }, session);
      return answered;
    });
    return this.billQuestionViews.one(record);
  }
}
