import type { Standing } from '@diwan/contracts/money/client-accounts/http';
import type { CreditNote } from '@diwan/contracts/money/credit-notes/http';
import type { ExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import type { Invoice, InvoiceRow } from '@diwan/contracts/money/invoices/http';
import type { Payment } from '@diwan/contracts/money/payments/http';

/** An invoice in lists, for tests: issued, of USD 111.00, nothing paid. */
export const anInvoiceRow = (changes: Partial<InvoiceRow> = {}): InvoiceRow => ({
  id: '64b0000000000000000000e1',
  number: 'INV-202605-0007',
  state: 'sent',
  client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  legalCase: { id: '64b0000000000000000000a1', title: 'Sale of a flat', caseNumber: '2026/RE/001' },
  currency: 'USD',
  language: 'en',
  issueDate: '2026-05-12',
  dueDate: '2026-06-11',
  totalMinor: 11_100,
  vatMinor: 1_100,
  paidMinor: 0,
  creditedMinor: 0,
  balanceMinor: 11_100,
  notes: '',
  createdAt: '2026-05-11T09:00:00.000Z',
  viewedAt: null,
  version: 2,
  ...changes,
});

/** The same as a record. */
export const anInvoice = (changes: Partial<Invoice> = {}): Invoice => ({
  ...anInvoiceRow(),
  terms: 'net_30',
  discount: null,
  lines: [
    {
      description: 'Drafting of the sale contract',
      explanation: 'We wrote the contract that both sides signed.',
      quantityMilli: 2_000,
      unitPriceMinor: 5_000,
      vatClass: 'standard',
      source: { kind: 'by_hand' },
      amountMinor: 10_000,
      discountMinor: 0,
      vatMinor: 1_100,
    },
  ],
  totals: { subtotalMinor: 10_000, discountMinor: 0, netMinor: 10_000, vatMinor: 1_100, totalMinor: 11_100 },
  standardVatBp: 1_100,
  rate: { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', day: '2026-05-12' },
  inPounds: { totalMinor: 9_934_500, vatMinor: 984_500 },
  issuedAt: '2026-05-12T09:00:00.000Z',
  issuedByName: 'Maya Saliba',
  voided: null,
  settlements: [],
  ...changes,
});

/** A draft of it. */
export const aDraft = (changes: Partial<Invoice> = {}): Invoice =>
  anInvoice({ number: null, state: 'draft', rate: null, inPounds: null, issuedAt: null, issuedByName: '', ...changes });

/** A receipt for tests: a check of USD 61.00 for that invoice. */
export const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: '64b0000000000000000000b1',
  number: 'REC-202605-0003',
  client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  amount: { amountMinor: 6_100, currency: 'USD' },
  method: 'check',
  day: '2026-05-20',
  reference: '',
  notes: '',
  allocations: [
    {
      invoiceId: '64b0000000000000000000e1',
      invoiceNumber: 'INV-202605-0007',
      amount: { amountMinor: 6_100, currency: 'USD' },
      used: { amountMinor: 6_100, currency: 'USD' },
      differenceMinor: 0,
    },
  ],
  credit: { amountMinor: 0, currency: 'USD' },
  rate: null,
  recordedByName: 'Maya Saliba',
  recordedAt: '2026-05-20T10:00:00.000Z',
  voided: null,
  ...changes,
});

/** A credit note for tests: USD 33.30 of that invoice's first line. */
export const aCreditNote = (changes: Partial<CreditNote> = {}): CreditNote => ({
  id: '64b0000000000000000000b7',
  number: 'CN-202605-0001',
  invoiceId: '64b0000000000000000000e1',
  invoiceNumber: 'INV-202605-0007',
  client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  day: '2026-05-21',
  reason: 'Agreed on less',
  currency: 'USD',
  lines: [{ place: 0, description: 'Drafting of the sale contract', netMinor: 3_000, vatMinor: 330 }],
  netMinor: 3_000,
  vatMinor: 330,
  totalMinor: 3_330,
  creditMinor: 0,
  issuedByName: 'Maya Saliba',
  issuedAt: '2026-05-21T10:00:00.000Z',
  ...changes,
});

/** How that client stands in dollars, for tests. */
export const aStanding = (changes: Partial<Standing> = {}): Standing => ({
  currency: 'USD',
  outstandingMinor: 11_100,
  openInvoices: 1,
  overdueMinor: 0,
  overdueInvoices: 0,
  paidMinor: 0,
  payments: 0,
  creditMinor: 0,
  fundsMinor: 0,
  ...changes,
});

/** That client's account. */
export const anAccount = (standings: readonly Standing[] = [aStanding()]) => ({
  client: { id: '64b0000000000000000000c1', name: 'Rana Khoury' },
  standings,
});

/** A rate for tests: 89,500 pounds for a dollar. */
export const aRate = (changes: Partial<ExchangeRate> = {}): ExchangeRate => ({
  day: '2026-05-01',
  lbpPerUsdHundredths: 8_950_000,
  source: 'Banque du Liban',
  setByName: 'Maya Saliba',
  setAt: '2026-05-01T06:00:00.000Z',
  ...changes,
});
