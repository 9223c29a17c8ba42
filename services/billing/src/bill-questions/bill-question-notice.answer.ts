import { billQuestionNotice } from '@diwan/contracts/money/bill-questions/questions';
import { Answers } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { BillQuestionRepository } from './bill-question.repository.js';

/** Tells what notices and tasks about a question may say. What was asked is never named in them. */
@Injectable()
export class BillQuestionNoticeAnswer {
  constructor(private readonly questions: BillQuestionRepository) {}

  @Answers(billQuestionNotice)
  async answer({
    questionId,
  }: z.output<typeof billQuestionNotice.input>): Promise<z.output<typeof billQuestionNotice.output>> {
    const question = await this.questions.one(questionId);
    if (!question) return null;
    return {
      isAnswered: question.state === 'answered',
      number: question.invoiceNumber,
      clientPath: `/billing/invoices/${question.invoiceId}`,
      staffPath: `/admin/bill-questions/${questionId}`,
    };
  }
}
