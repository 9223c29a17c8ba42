import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import type { CreditChange, Reopened } from './account-changes.rules.js';
import { BookCreditUse } from './book-credit-use.js';
import { CreditRelease, type TakenBack } from './credit-release.js';
import { type Agreed, isAgreed, type OwedBack } from './release.rules.js';

/** Takes back the uses of credit without which there is not enough of it for what is reversed. */
@Injectable()
export class ReleaseCredit {
  constructor(
    private readonly creditRelease: CreditRelease,
    private readonly bookCreditUse: BookCreditUse,
    private readonly audit: AuditLog,
  ) {}

  /** Answers who owes how much back then, whose credit went, and on which invoices more is to be paid. Throws CREDIT_SPENT where more is taken back, or owed, than somebody agreed to. */
  async run(
    caller: SignedInCaller,
    taken: TakenBack,
    { day, reason, ...agreed }: Agreed & { day: string; reason: string },
    session: ClientSession,
  ): Promise<{ owedBack: OwedBack[]; credit: CreditChange[]; reopened: Reopened[] }> {
    const plan = await this.creditRelease.plan(taken, session);
    if (!isAgreed(plan, agreed)) throw new DomainError('CREDIT_SPENT');
    const reopened: Reopened[] = [];
    for (const { id, invoiceId, amount, backMinor, day: used } of plan.uses) {
      const { amountMinor, currency } = amount;
      // Not before it was used.
      const from = used > day ? used : day;
      const use = { id, invoiceId, amountMinor, day: from, by: caller.personId };
      const { invoice } = await this.bookCreditUse.takeBack(use, session);
      reopened.push({ invoiceId, clientId: invoice.clientId, caseId: invoice.caseId });
      const line = { action: 'credit.taken-back', subject: 'invoice', subjectId: invoiceId, caller };
      await this.audit.record({ ...line, after: { amountMinor: backMinor, currency, day: from, reason } }, session);
    }
    for (const { clientId, amount } of plan.owedBack) {
      const line = { action: 'credit.owed-back', subject: 'client', subjectId: clientId, caller };
      await this.audit.record({ ...line, after: { ...amount, day, reason } }, session);
    }
    return { owedBack: plan.owedBack, credit: plan.credit, reopened };
  }
}
