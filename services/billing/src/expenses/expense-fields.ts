import type { InputOf } from '@diwan/contracts/http/endpoint';
import type { createExpense } from '@diwan/contracts/money/expenses/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { searchWords } from '@diwan/contracts/shared/search-text';
import { Clock } from '@diwan/service-kit/app/clock';
import { callerCan } from '@diwan/service-kit/http/caller';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { VatRates } from '../vat-rates/vat-rates.js';
import type { ExpenseRecord } from './expense.schema.js';
import { vatWithin } from './expense-vat.rules.js';

type Body = Omit<InputOf<typeof createExpense>['body'], 'submit'>;

/** What is written down of an expense. */
export type ExpenseFields = Pick<
  ExpenseRecord,
  | 'type'
  | 'category'
  | 'description'
  | 'amountMinor'
  | 'currency'
  | 'day'
  | 'receiptNumber'
  | 'vendor'
  | 'method'
  | 'billable'
  | 'clientId'
  | 'caseId'
  | 'searchWords'
> &
  Required<Pick<ExpenseRecord, 'vatMinor' | 'vatBp'>>;

/** Checks what somebody writes down of an expense. Asks other services: never within a transaction. */
@Injectable()
export class ExpenseFieldsCheck {
  constructor(
    private readonly people: People,
    private readonly billedCases: BilledCases,
    private readonly vatRates: VatRates,
    private readonly clock: Clock,
  ) {}

  /**
   * The fields as they are stored; an expense that is not billable has neither client nor case. Throws VALIDATION for a day in the future
   * (D-154), more tax than the amount and a billable one for nobody, NOT_FOUND for a client or case that the caller may not know of, UNAVAILABLE.
   */
  async read(caller: SignedInCaller, { amount, vat, ...body }: Body): Promise<ExpenseFields> {
    const faults: Record<string, string> = {};
    if (body.day > beirutDate(this.clock.now())) faults.day = 'in_the_future';
    if (body.billable && body.clientId === null) faults.clientId = 'required';
    const charged = vatWithin(amount.amountMinor, vat, await this.vatRates.standardOn(body.day));
    if (charged.vatMinor > amount.amountMinor) faults['vat.vatMinor'] = 'too_large';
    if (Object.keys(faults).length > 0) throw new DomainError('VALIDATION', { fieldErrors: faults });
    const { clientId, caseId } = body.billable ? body : { clientId: null, caseId: null };
    if (clientId !== null) await this.refuseStranger(caller, clientId, caseId);
    const words = searchWords(body.description, body.vendor, body.receiptNumber);
    return { ...body, ...amount, ...charged, clientId, caseId, searchWords: words };
  }

  private async refuseStranger(caller: SignedInCaller, clientId: string, caseId: string | null): Promise<void> {
    if (caseId !== null) {
      await this.billedCases.oneOf(caller, clientId, caseId);
      return;
    }
    const isKnown = callerCan(caller, 'billing:read')
      ? (await this.people.known([clientId])).get(clientId)?.isClient
      : (await this.billedCases.ofClient(caller, clientId)).length > 0;
    if (!isKnown) throw new DomainError('NOT_FOUND');
  }
}
