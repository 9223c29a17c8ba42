import type { CreditNoteOnPaper } from '../src/paper/sheets/credit-note-sheet.js';
import type { InvoiceOnPaper } from '../src/paper/sheets/invoice-on-paper.js';
import type { FirmOnPaper } from '../src/paper/sheets/letterhead.js';
import type { WayOnPaper } from '../src/paper/sheets/payment-way-lines.js';
import type { PaymentOnPaper } from '../src/paper/sheets/receipt-sheet.js';
import type { AccountOfPeriod, Movement } from '../src/paper/sheets/statement-sheet.js';

const ID = '64b000000000000000000001';
const RATE = { lbpPerUsdHundredths: 8_950_000, source: 'Banque du Liban', day: '2026-05-12' };
export const FIRM: FirmOnPaper = {
  name: { en: 'Cedar & Partners', ar: 'مكتب الأرز وشركاه' },
  phone: '+9611000111',
  email: 'office@example.com',
  address: {
    street: { en: 'Gouraud Street 12, Saifi', ar: 'الصيفي، شارع غورو 12' },
    city: { en: 'Beirut', ar: 'بيروت' },
  },
  barRegistration: { en: 'Beirut Bar Association, no. 4521', ar: 'نقابة المحامين في بيروت، رقم 4521' },
};

const line = (
  description: string,
  explanation: string,
  [quantityMilli, unitPriceMinor, amountMinor, discountMinor, vatMinor]: readonly number[],
  vatClass: 'standard' | 'zero' | 'exempt' = 'standard',
): InvoiceOnPaper['lines'][number] => ({
  description,
  explanation,
  quantityMilli: quantityMilli ?? 0,
  unitPriceMinor: unitPriceMinor ?? 0,
  amountMinor: amountMinor ?? 0,
  discountMinor: discountMinor ?? 0,
  vatMinor: vatMinor ?? 0,
  vatClass,
  source: { kind: 'by_hand' },
});

/** An invoice of every class of tax, with a discount, partly paid, in words of both scripts. */
export const INVOICE: InvoiceOnPaper = {
  number: 'INV-202605-0042',
  state: 'partial',
  client: { id: ID, name: 'Levant Trading S.A.L. (offshore)' },
  legalCase: { id: ID, title: 'Levant Trading v. Cedar Holding', caseNumber: '2026/1523-B' },
  currency: 'USD',
  issueDate: '2026-05-12',
  dueDate: '2026-06-11',
  terms: 'net_30',
  discount: { kind: 'percent', basisPoints: 1000 },
  lines: [
    line(
      'Drafting of the shareholders’ agreement',
      'We wrote the first draft and went through it with you.',
      [3500, 15_000, 52_500, 5250, 5198],
    ),
    line('Hearing before the Court of First Instance', '', [2000, 20_000, 40_000, 4000, 3960]),
    line('Review of exhibit A-12 (12 pages) from شركة الأرز ش.م.ل.', '', [1250, 15_000, 18_750, 1875, 1856]),
    line('Advice on a sale in Paris', '', [1000, 10_000, 10_000, 1000, 0], 'zero'),
    line(
      'Registration fee, Commercial Register',
      'Paid for you; the receipt is in your documents.',
      [1000, 6100, 6100, 610, 0],
      'exempt',
    ),
  ],
  totals: { subtotalMinor: 127_350, discountMinor: 12_735, netMinor: 114_615, vatMinor: 11_014, totalMinor: 125_629 },
  standardVatBp: 1100,
  rate: RATE,
  inPounds: { totalMinor: 112_437_955, vatMinor: 9_857_530 },
  paidMinor: 25_026,
  creditedMinor: 0,
  balanceMinor: 100_603,
  voided: null,
  notes: 'Thank you for your trust.\nThe next hearing is on 2 June 2026.',
};

export const ARABIC_INVOICE: InvoiceOnPaper = {
  ...INVOICE,
  client: { id: ID, name: 'شركة المشرق للتجارة ش.م.ل. (أوف شور)' },
  legalCase: { id: ID, title: 'المشرق للتجارة ضد Cedar Holding Ltd.', caseNumber: '2026/1523-ب' },
  rate: { ...RATE, source: 'مصرف لبنان' },
  lines: [
    line(
      'صياغة اتفاقية المساهمين',
      'أعددنا المسودة الأولى وراجعناها معكم في بيروت.',
      [3500, 15_000, 52_500, 5250, 5198],
    ),
    line('حضور جلسة أمام محكمة البداية', '', [2000, 20_000, 40_000, 4000, 3960]),
    line('مراجعة المستند A-12 (12 صفحة) الوارد من Cedar Holding Ltd.', '', [1250, 15_000, 18_750, 1875, 1856]),
    line('استشارة بشأن بيع في باريس', '', [1000, 10_000, 10_000, 1000, 0], 'zero'),
    line('رسم التسجيل في السجل التجاري', 'مدفوع عنكم، والإيصال بين مستنداتكم.', [1000, 6100, 6100, 610, 0], 'exempt'),
  ],
  notes:
    'نشكركم على ثقتكم. الأتعاب المتبقية لأتعاب المرحلة الأولى.\nالجلسة المقبلة في 2 حزيران 2026، والسيد عبد الله خليل يحضرها.',
};

/** A payment in pounds that went to invoices in both currencies, with some left. */
export const PAYMENT: PaymentOnPaper = {
  number: 'REC-202605-0009',
  client: INVOICE.client,
  amount: { amountMinor: 150_000_000, currency: 'LBP' },
  method: 'bank_transfer',
  day: '2026-05-20',
  reference: 'TRF 88-1204',
  notes: '',
  allocations: [
    {
      invoiceId: ID,
      invoiceNumber: 'INV-202605-0042',
      amount: { amountMinor: 100_603, currency: 'USD' },
      used: { amountMinor: 90_040_000, currency: 'LBP' },
      differenceMinor: 315,
    },
    {
      invoiceId: ID,
      invoiceNumber: 'INV-202604-0031',
      amount: { amountMinor: 45_000_000, currency: 'LBP' },
      used: { amountMinor: 45_000_000, currency: 'LBP' },
      differenceMinor: 0,
    },
  ],
  credit: { amountMinor: 14_960_000, currency: 'LBP' },
  rate: RATE,
  recordedAt: '2026-05-20T09:12:00.000Z',
  voided: null,
};

export const NOTE: CreditNoteOnPaper = {
  number: 'CN-202606-0002',
  invoiceNumber: 'INV-202605-0042',
  client: INVOICE.client,
  day: '2026-06-03',
  reason: 'The second hour of the hearing did not take place',
  currency: 'USD',
  lines: [
    { place: 0, description: 'Hearing before the Court of First Instance', netMinor: 18_000, vatMinor: 1980 },
    { place: 1, description: 'Registration fee, Commercial Register', netMinor: 1000, vatMinor: 0 },
  ],
  netMinor: 19_000,
  vatMinor: 1980,
  totalMinor: 20_980,
  creditMinor: 5000,
};

const KINDS = ['invoice', 'payment', 'invoice', 'credit_note', 'invoice', 'payment'] as const;

/** `count` movements over a year. */
export const account = (currency: 'USD' | 'LBP', count: number): AccountOfPeriod => ({
  currency,
  openingMinor: 1_250_00,
  movements: Array.from({ length: count }, (_, index): Movement => {
    const kind = KINDS[index % KINDS.length] ?? 'invoice';
    const month = String(1 + Math.floor((index * 12) / count)).padStart(2, '0');
    const sign = kind === 'invoice' ? 1 : -1;
    return {
      day: `2026-${month}-${String(1 + (index % 27)).padStart(2, '0')}`,
      kind,
      number: `${{ invoice: 'INV', payment: 'REC', credit_note: 'CN' }[kind]}-2026${month}-${String(index + 1).padStart(4, '0')}`,
      amountMinor: sign * (10_000 + ((index * 7919) % 90_000)),
    };
  }),
});

export const WAYS: WayOnPaper[] = [
  {
    kind: 'bank_transfer',
    account: {
      bank: 'Bank of Beirut',
      accountName: 'Cedar & Partners',
      iban: 'LB62099900000001001901229114',
      swift: 'BABELBBE',
    },
    payee: '',
    instructions: { en: '', ar: '' },
  },
  {
    kind: 'cash_desk',
    account: null,
    payee: '',
    instructions: { en: 'Monday to Friday, 9:00 to 16:00', ar: 'من الاثنين إلى الجمعة، من 9:00 إلى 16:00' },
  },
];
