import type { Payment } from '@diwan/contracts/money/payments/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { Language } from '@diwan/contracts/shared/language';
import { codeOf } from './code.js';
import { type FirmOnPaper, letterhead } from './letterhead.js';
import { paperWords } from './paper-words.js';
import { type PartyOnPaper, partyLines } from './party-lines.js';
import type { Sheet, SheetTable } from './sheet.js';
import { amountText, dayText, moneyWords, rateText, typedLines } from './sheet-text.js';

/** What a receipt on paper needs. */
export type PaymentOnPaper = Pick<
  Payment,
  | 'number'
  | 'client'
  | 'amount'
  | 'method'
  | 'day'
  | 'reference'
  | 'notes'
  | 'allocations'
  | 'credit'
  | 'rate'
  | 'recordedAt'
  | 'voided'
>;

export interface ReceiptPaper {
  payment: PaymentOnPaper;
  firm: FirmOnPaper;
  party?: PartyOnPaper | null | undefined;
  language: Language;
  address: string | null;
}

/** The receipt of a payment: what it went to, what is left of it as credit (BILL-08, BILL-13). */
export function receiptSheet({ payment, firm, party, language, address }: ReceiptPaper): Sheet {
  const words = paperWords(language);
  const { voided, rate } = payment;
  const reference = typedLines(payment.reference).join(' ');
  return {
    language,
    title: words.receipt,
    number: payment.number,
    firm: letterhead(firm, language),
    words: { page: words.page, of: words.of },
    mark: voided ? words.voidedMark : '',
    notice: voided
      ? [words.voidedNotice(dayText(beirutDate(new Date(voided.at)), language)), words.reason(voided.reason)]
      : [],
    party: { label: words.receivedFrom, name: payment.client.name, lines: partyLines(party, language) },
    facts: [
      [words.receivedOn, dayText(payment.day, language)],
      [words.method, words.methods[payment.method]],
      ...(reference === '' ? [] : ([[words.reference, reference]] satisfies [string, string][])),
    ],
    amount: {
      label: words.amountReceived,
      value: moneyWords(payment.amount),
      lines: payment.allocations.length === 0 && !voided ? [words.allOfItCredit] : [],
    },
    tables: payment.allocations.length === 0 ? [] : [allocations(payment, language)],
    notes: [
      ...(rate && payment.allocations.some(isExchanged)
        ? [
            {
              title: words.rate,
              lines: words.rateLines(rateText(rate.lbpPerUsdHundredths), rate.source, dayText(rate.day, language)),
            },
          ]
        : []),
      ...(payment.notes.trim() === '' ? [] : [{ title: words.notes, lines: typedLines(payment.notes) }]),
    ],
    code: codeOf(address, language),
  };
}

type Allocation = PaymentOnPaper['allocations'][number];

const isExchanged = ({ amount, used }: Allocation): boolean => amount.currency !== used.currency;

function allocations({ allocations: parts, amount, credit }: PaymentOnPaper, language: Language): SheetTable {
  const words = paperWords(language);
  const ofPayment = (amountMinor: number): string => amountText(amountMinor, amount.currency);
  const isAnyExchanged = parts.some(isExchanged);
  const exchangeHeads = [
    { head: words.difference, wide: false, amount: true },
    { head: words.used(amount.currency), wide: false, amount: true },
  ];
  return {
    title: '',
    columns: [
      { head: words.invoiceColumn, wide: true, amount: false },
      { head: words.appliedTo, wide: false, amount: true },
      ...(isAnyExchanged ? exchangeHeads : []),
    ],
    rows: parts.map((part) => ({
      cells: [
        [part.invoiceNumber],
        [moneyWords(part.amount)],
        ...(isAnyExchanged ? [[ofPayment(part.differenceMinor)], [ofPayment(part.used.amountMinor)]] : []),
      ],
      strong: false,
    })),
    sums: credit.amountMinor === 0 ? [] : [[words.keptAsCredit, moneyWords(credit), true]],
    aside: [],
  };
}
