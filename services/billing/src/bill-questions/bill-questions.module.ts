import { PeopleModule } from '@diwan/service-kit/people/people.module';
import { modelProvider } from '@diwan/service-kit/store/database';
import { Module } from '@nestjs/common';
import { DataPartsModule } from '../data-parts/data-parts.module.js';
import { InvoicesModule } from '../invoices/invoices.module.js';
import { LegalCasesModule } from '../legal-cases/legal-cases.module.js';
import { WallsModule } from '../walls/walls.module.js';
import { AnswerBillQuestion } from './answer-bill-question.js';
import { AskAboutBill } from './ask-about-bill.js';
import { BillQuestionController } from './bill-question.controller.js';
import { BillQuestionRepository } from './bill-question.repository.js';
import { billQuestionSchema } from './bill-question.schema.js';
import { BillQuestionNoticeAnswer } from './bill-question-notice.answer.js';
import { BillQuestionViews } from './bill-question-views.js';
import { DataOfQuestions } from './data-of-questions.js';

/** What clients ask about bills. */
@Module({
  imports: [DataPartsModule, InvoicesModule, LegalCasesModule, PeopleModule, WallsModule],
  controllers: [BillQuestionController],
  providers: [
    modelProvider('BillQuestion', billQuestionSchema),
    DataOfQuestions,
    AnswerBillQuestion,
    AskAboutBill,
    BillQuestionNoticeAnswer,
    BillQuestionRepository,
    BillQuestionViews,
  ],
})
export class BillQuestionsModule {}
