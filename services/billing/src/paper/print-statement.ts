import type { Language } from '@diwan/contracts/shared/language';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';
import { ClientNames } from '../client-names/client-names.js';
import { CreditNoteRepository } from '../credit-notes/credit-note.repository.js';
import { CreditPayoutRepository } from '../credit-payouts/credit-payout.repository.js';
import { Firm } from '../firm/firm.js';
import { InvoiceRepository } from '../invoices/invoice.repository.js';
import type { EntrySource } from '../ledger/entry.rules.js';
import { LedgerReader } from '../ledger/ledger-reader.js';
import { PaymentRepository } from '../payments/payment.repository.js';
import type { PaperFile } from './file.js';
import { accountsOf, type SourcedMovement, type Whose } from './movements.rules.js';
import { PrintPaper } from './print-paper.js';
import { statementSheet } from './sheets/statement-sheet.js';

/** Whose account, and what of it is kept from who reads it. */
interface Read extends Whose {
  kept?: readonly string[];
}

interface Period {
  from: string;
  to: string;
}

/** A statement of account over a period, read from the ledger (BILL-19). */
@Injectable()
export class PrintStatement {
  constructor(
    private readonly reader: LedgerReader,
    private readonly invoices: InvoiceRepository,
    private readonly payments: PaymentRepository,
    private readonly creditNotes: CreditNoteRepository,
    private readonly fundMovements: FundMovementRepository,
    private readonly creditPayouts: CreditPayoutRepository,
    private readonly clientNames: ClientNames,
    private readonly firm: Firm,
    private readonly printPaper: PrintPaper,
  ) {}

  /**
   * Throws DomainError VALIDATION (it ends before it begins), FORBIDDEN (it would be false without what the reader may not see),
   * TOO_MANY_REQUESTS, UNAVAILABLE.
   */
  async run(
    caller: SignedInCaller,
    { kept = [], ...whose }: Read,
    { from, to }: Period,
    lang: Language | undefined,
  ): Promise<PaperFile> {
    if (to < from) throw new DomainError('VALIDATION', { fieldErrors: { to: 'too_small' } });
    const [clientName, firm, entries] = await Promise.all([
      this.clientNames.nameOf(whose.clientId),
      this.firm.particulars(),
      this.reader.ofClientUntil(whose.clientId, to),
    ]);
    if (entries.some(({ lines }) => lines.some(({ caseId }) => caseId && kept.includes(caseId))))
      throw new DomainError('FORBIDDEN');
    const accounts = accountsOf(entries, whose, from);
    const numbers = await this.numbersOf(accounts.flatMap(({ movements }) => movements));
    const numbered = accounts.map((account) => ({
      ...account,
      movements: account.movements.map((one) => ({ ...one, number: numbers.get(one.source.id) ?? '' })),
    }));
    const language = lang ?? caller.language;
    const sheet = statementSheet({ clientName, from, until: to, accounts: numbered, firm, language });
    const read = { action: 'statement.printed', subject: 'client', subjectId: whose.clientId } as const;
    const name = `statement-${from}-${to}`;
    return this.printPaper.run(caller, { name, sheet, at: new Date(`${to}T12:00:00Z`) }, read);
  }

  private async numbersOf(movements: readonly SourcedMovement[]): Promise<Map<string, string>> {
    const idsOf = (kind: EntrySource['kind']): string[] =>
      movements.filter(({ source }) => source.kind === kind).map(({ source }) => source.id);
    const [invoices, ...others] = await Promise.all([
      this.invoices.some(idsOf('invoice')),
      this.payments.numbersOf(idsOf('payment')),
      this.creditNotes.numbersOf(idsOf('credit_note')),
      this.fundMovements.numbersOf(idsOf('client_fund')),
      this.creditPayouts.numbersOf(idsOf('credit_payout')),
    ]);
    const ofInvoices = [...invoices].map(([id, { number = '' }]): [string, string] => [id, number]);
    return new Map([...ofInvoices, ...others.flatMap((numbers) => [...numbers])]);
  }
}
