import type { InputOf } from '@diwan/contracts/http/endpoint';
import { BillQuestionAskedV1 } from '@diwan/contracts/money/bill-questions/events';
import type { askAboutBill, OwnBillQuestion } from '@diwan/contracts/money/bill-questions/own.http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import { ownInvoice } from '../invoices/own-invoice.js';
import { toOwnBillQuestion } from './bill-question.presenter.js';
import { BillQuestionRepository } from './bill-question.repository.js';

/** More than anybody asks about one bill before the first answer. */
const MOST_WAITING = 10;

/** A client asks about a line of a bill, or about all of it. */
@Injectable()
export class AskAboutBill {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly invoices: InvoiceRepository,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND (also for a line that the invoice does not have), FORBIDDEN for delegates, TOO_MANY_REQUESTS. */
  async run(
    caller: SignedInCaller,
    { params: { id: invoiceId }, body: { line, text } }: InputOf<typeof askAboutBill>,
  ): Promise<Deed<OwnBillQuestion>> {
    const invoice = await ownInvoice(this.invoices, caller, invoiceId);
    const asked = line === null ? null : invoice.lines[line];
    if (asked === undefined) throw new DomainError('NOT_FOUND');
    const { clientId, caseId, number: invoiceNumber = '' } = invoice;
    return {
      commit: async (session) => {
        if ((await this.questions.waitingOn(invoiceId, session)) >= MOST_WAITING)
          throw new DomainError('TOO_MANY_REQUESTS');
        const about = { invoiceId, invoiceNumber, clientId, caseId, line, lineText: asked?.description ?? '' };
        const unanswered = { state: 'open', answer: null, answeredAt: null, answeredBy: null } as const;
        const record = await this.questions.insert(
          { ...about, text, askedAt: this.clock.now(), ...unanswered },
          session,
        );
        const questionId = String(record._id);
        const entry = { action: 'bill-question.asked', subject: 'bill-question', subjectId: questionId, caller };
        await this.audit.record({ ...entry, after: { invoiceId, line } }, session);
        await this.outbox.add(BillQuestionAskedV1, { questionId, invoiceId, clientId, caseId }, session);
        return toOwnBillQuestion(record);
      },
    };
  }
}
