import type { InputOf, ResponseOf } from '@diwan/contracts/http/endpoint';
import { answerBillQuestion, getBillQuestion, listBillQuestions } from '@diwan/contracts/money/bill-questions/http';
import { askAboutBill, listOwnBillQuestions } from '@diwan/contracts/money/bill-questions/own.http';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Caller, Endpoint, Input, type SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Controller } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { invoiceInView } from '../invoices/own-invoice.js';
import { AnswerBillQuestion } from './answer-bill-question.js';
import { AskAboutBill } from './ask-about-bill.js';
import { toOwnBillQuestion } from './bill-question.presenter.js';
import { BillQuestionRepository } from './bill-question.repository.js';
import { BillQuestionViews } from './bill-question-views.js';

/** Questions about bills, of clients and for staff. */
@Controller()
export class BillQuestionController {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly billQuestionViews: BillQuestionViews,
    private readonly invoices: InvoiceRepository,
    private readonly askAboutBill: AskAboutBill,
    private readonly answerBillQuestion: AnswerBillQuestion,
  ) {}

  @Endpoint(listOwnBillQuestions)
  async own(
    @Caller() caller: SignedInCaller,
    @Input() { params }: InputOf<typeof listOwnBillQuestions>,
  ): Promise<ResponseOf<typeof listOwnBillQuestions>> {
    await invoiceInView(this.invoices, caller, params.id);
    return (await this.questions.ofInvoice(params.id)).map(toOwnBillQuestion);
  }

  @Endpoint(askAboutBill)
  ask(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof askAboutBill>,
  ): Promise<Deed<ResponseOf<typeof askAboutBill>>> {
    return this.askAboutBill.run(caller, input);
  }

  @Endpoint(listBillQuestions)
  list(
    @Caller() caller: SignedInCaller,
    @Input() { query }: InputOf<typeof listBillQuestions>,
  ): Promise<ResponseOf<typeof listBillQuestions>> {
    return this.billQuestionViews.page(caller, query);
  }

  @Endpoint(getBillQuestion)
  async get(@Input() { params }: InputOf<typeof getBillQuestion>): Promise<ResponseOf<typeof getBillQuestion>> {
    return this.billQuestionViews.one(await this.billQuestionViews.record(params.id));
  }

  @Endpoint(answerBillQuestion)
  answer(
    @Caller() caller: SignedInCaller,
    @Input() input: InputOf<typeof answerBillQuestion>,
  ): Promise<ResponseOf<typeof answerBillQuestion>> {
    return this.answerBillQuestion.run(caller, input);
  }
}
