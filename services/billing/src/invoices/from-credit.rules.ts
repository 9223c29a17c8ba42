import type { LedgerLine } from '../ledger/entry.rules.js';

/**
 * A part of an invoice's debt that is not there any more, because a credit note turned what was paid into credit: whatever takes the payment
 * back takes the credit, in minor units.
 */
export const fromCredit = (clientId: string, caseId: string | null, amountMinor: number): LedgerLine[] => [
  { account: 'client_credit', amountMinor, clientId },
  { account: 'receivable', amountMinor: -amountMinor, clientId, caseId },
];
