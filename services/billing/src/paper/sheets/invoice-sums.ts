import { sum } from '@diwan/contracts/money/amounts/rounding';
import { isOnFees } from '@diwan/contracts/money/invoices/line';
import type { VatClass } from '@diwan/contracts/money/vat-rates/vat';
import type { Language } from '@diwan/contracts/shared/language';
import type { InvoiceOnPaper } from './invoice-on-paper.js';
import { paperWords } from './paper-words.js';
import type { SheetTable } from './sheet.js';
import { moneyWords, percentText } from './sheet-text.js';

type Sums = SheetTable['sums'];

/** What the lines of an invoice come to: discount, tax for each class that it has, what was paid, what is left. */
export function invoiceSums(invoice: InvoiceOnPaper, language: Language): Sums {
  const words = paperWords(language);
  const money = (amountMinor: number): string => moneyWords({ amountMinor, currency: invoice.currency });
  const { totals, discount } = invoice;
  const isOwed = invoice.state !== 'draft' && !invoice.voided;
  const rate = discount?.kind === 'percent' ? percentText(discount.basisPoints) : '';
  const discounted: Sums = [
    [words.subtotal, money(totals.subtotalMinor), false],
    [words.discount(rate, isOnFees(invoice.lines)), money(-totals.discountMinor), false],
    [words.net, money(totals.netMinor), false],
  ];
  const paid: Sums = [
    [words.total, money(totals.totalMinor), true],
    ...part(invoice.paidMinor, words.paid),
    ...part(invoice.creditedMinor, words.credited),
    [words.balanceDue, money(invoice.balanceMinor), true],
  ];
  const isTouched = invoice.paidMinor !== 0 || invoice.creditedMinor !== 0;
  return [
    ...(totals.discountMinor === 0 ? discounted.slice(0, 1) : discounted),
    ...vatSums(invoice, language, money),
    ...(isOwed && isTouched ? paid : paid.slice(0, 1)),
  ];

  function part(amountMinor: number, label: string): Sums {
    return amountMinor === 0 ? [] : [[label, money(-amountMinor), false]];
  }
}

function vatSums(invoice: InvoiceOnPaper, language: Language, money: (amountMinor: number) => string): Sums {
  const words = paperWords(language);
  return (['standard', 'zero', 'exempt'] as const satisfies readonly VatClass[]).flatMap((vatClass): Sums => {
    const lines = invoice.lines.filter((line) => line.vatClass === vatClass);
    if (lines.length === 0) return [];
    const base = money(sum(lines.map(({ amountMinor, discountMinor }) => amountMinor - discountMinor)));
    const vat = money(sum(lines.map(({ vatMinor }) => vatMinor)));
    if (vatClass === 'exempt') return [[words.vatExempt(base), '–', false]];
    return [
      [vatClass === 'zero' ? words.vatZero(base) : words.vatAt(percentText(invoice.standardVatBp), base), vat, false],
    ];
  });
}
