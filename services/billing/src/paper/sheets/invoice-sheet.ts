import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import { codeOf } from './code.js';
import type { InvoiceOnPaper } from './invoice-on-paper.js';
import { invoiceSums } from './invoice-sums.js';
import { type FirmOnPaper, letterhead } from './letterhead.js';
import { paperWords } from './paper-words.js';
import { type PartyOnPaper, partyLines } from './party-lines.js';
import { paymentWayLines, type WayOnPaper } from './payment-way-lines.js';
import type { Sheet, SheetNote, SheetRow } from './sheet.js';
import { amountText, dayText, moneyWords, percentText, quantityText, rateText, typedLines } from './sheet-text.js';

export interface InvoicePaper {
  invoice: InvoiceOnPaper;
  firm: FirmOnPaper;
  party?: PartyOnPaper | null | undefined;
  language: Language;
  /** Where the document is verified; null for drafts. */
  address: string | null;
  /** How the firm can be paid in this currency. */
  ways: readonly WayOnPaper[];
}

/** An invoice as it is printed (BILL-12, D-121). A draft says that it is none. */
export function invoiceSheet({ invoice, firm, party, language, address, ways }: InvoicePaper): Sheet {
  const words = paperWords(language);
  const { currency, legalCase } = invoice;
  const isDraft = invoice.state === 'draft';
  return {
    language,
    title: isDraft ? words.draftInvoice : words.invoice,
    number: invoice.number ?? '',
    firm: letterhead(firm, language),
    words: { page: words.page, of: words.of },
    mark: isDraft ? words.draftMark : invoice.voided ? words.voidMark : '',
    notice: noticeOf(invoice, language),
    party: { label: words.billedTo, name: invoice.client.name, lines: partyLines(party, language) },
    facts: [
      [words.issued, dayText(invoice.issueDate, language)],
      [words.due, dayText(invoice.dueDate, language)],
      [words.terms, words.termsOf[invoice.terms]],
      ...(legalCase ? ([[words.caseOf, legalCase.caseNumber || legalCase.title]] satisfies [string, string][]) : []),
    ],
    amount: amountOf(invoice, language),
    tables: [
      {
        title: legalCase?.caseNumber ? legalCase.title : '',
        columns: [
          { head: words.service, wide: true, amount: false },
          { head: words.quantity, wide: false, amount: true },
          { head: words.price, wide: false, amount: true },
          { head: words.vat, wide: false, amount: true },
          { head: words.amountIn(currency), wide: false, amount: true },
        ],
        rows: invoice.lines.map((line) => rowOf(line, invoice, language)),
        sums: invoiceSums(invoice, language),
        aside: poundsOf(invoice, language),
      },
    ],
    notes: [
      ...paymentOf(invoice, language, ways),
      ...(invoice.notes.trim() === '' ? [] : [{ title: words.notes, lines: typedLines(invoice.notes) }]),
    ],
    code: codeOf(address, language),
  };
}

function rowOf(line: InvoiceOnPaper['lines'][number], invoice: InvoiceOnPaper, language: Language): SheetRow {
  const words = paperWords(language);
  const vat = { standard: percentText(invoice.standardVatBp), zero: '0%', exempt: words.exempt }[line.vatClass];
  const [first = '', ...more] = typedLines(line.description);
  return {
    cells: [
      [first, ...more, ...typedLines(line.explanation)],
      [line.minutes ? words.hours(minutesText(line.minutes)) : quantityText(line.quantityMilli)],
      [amountText(line.unitPriceMinor, invoice.currency)],
      [vat],
      [amountText(line.amountMinor, invoice.currency)],
    ],
    strong: false,
  };
}

function noticeOf({ state, voided }: InvoiceOnPaper, language: Language): string[] {
  const words = paperWords(language);
  if (state === 'draft') return [words.draftNotice];
  if (!voided) return [];
  return [words.voidNotice(dayText(beirutDate(new Date(voided.at)), language)), words.reason(voided.reason)];
}

/** What is left to pay, in the frame; of what nothing can be owed on there is none. */
function amountOf(invoice: InvoiceOnPaper, language: Language): Sheet['amount'] {
  const words = paperWords(language);
  if (invoice.state === 'draft' || invoice.voided) return null;
  const { balanceMinor, currency } = invoice;
  const due = balanceMinor > 0 ? words.dueBy(dayText(invoice.dueDate, language)) : settledBy(invoice, language);
  return { label: words.balanceDue, value: moneyWords({ amountMinor: balanceMinor, currency }), lines: [due] };
}

/** How it came that nothing is due: "settled" is said of no invoice on which nobody paid. */
function settledBy({ totals, paidMinor, creditedMinor }: InvoiceOnPaper, language: Language): string {
  const words = paperWords(language);
  if (totals.totalMinor === 0) return words.nothingDue;
  if (paidMinor <= 0) return words.creditedInFull;
  return creditedMinor > 0 ? words.creditedInPart : words.settled;
}

/** Total and tax in pounds, with the rate that they were reckoned by, as the law asks (D-121). */
function poundsOf({ inPounds, rate, currency }: InvoiceOnPaper, language: Language): SheetNote[] {
  if (!inPounds || !rate || currency === 'LBP') return [];
  const words = paperWords(language);
  const pounds = (amountMinor: number): string => moneyWords({ amountMinor, currency: 'LBP' });
  const { lbpPerUsdHundredths, source, day } = rate;
  return [
    {
      title: words.pounds,
      lines: [
        words.totalInPounds(pounds(inPounds.totalMinor)),
        words.vatInPounds(pounds(inPounds.vatMinor)),
        ...words.rateLines(rateText(lbpPerUsdHundredths), source, dayText(day, language)),
      ],
    },
  ];
}

function paymentOf(invoice: InvoiceOnPaper, language: Language, ways: readonly WayOnPaper[]): SheetNote[] {
  const words = paperWords(language);
  const { number, voided, balanceMinor } = invoice;
  if (number === null || voided || balanceMinor <= 0) return [];
  return [{ title: words.howToPay, lines: [...paymentWayLines(ways, language), words.quote(number)] }];
}
