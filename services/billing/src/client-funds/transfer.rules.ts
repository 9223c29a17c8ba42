import type { TakenBack } from '../credit-uses/credit-release.js';
import type { LedgerLine } from '../ledger/entry.rules.js';
import type { FundMovementRecord } from './fund-movement.schema.js';

/** The money goes from the clients' bank account to the firm's by bank. */
const METHOD = 'bank_transfer';

/** Whose the invoice is that was paid. */
interface Paid {
  clientId: string;
  caseId: string | null;
}

/** The sides of a transfer: the money is no longer held, it is the firm's, and less is owed of the invoice. */
export const transferLines = (
  { amount, clientId, caseId }: Pick<FundMovementRecord, 'amount' | 'clientId' | 'caseId'>,
  invoice: Paid,
): LedgerLine[] => [
  { account: 'client_funds', amountMinor: amount.amountMinor, clientId, caseId },
  { account: 'trust_money', amountMinor: -amount.amountMinor, detail: METHOD, clientId, caseId },
  { account: 'money', amountMinor: amount.amountMinor, detail: METHOD, clientId, caseId: invoice.caseId },
  { account: 'receivable', amountMinor: -amount.amountMinor, clientId: invoice.clientId, caseId: invoice.caseId },
];

/** What goes off the invoice when a transfer is reversed; no credit of its own came of it. */
export const takenBackOf = ({ clientId, amount, invoice }: FundMovementRecord): TakenBack => ({
  clientId,
  credit: { amountMinor: 0, currency: amount.currency },
  shares: invoice ? [{ invoiceId: invoice.id, amountMinor: amount.amountMinor }] : [],
});
