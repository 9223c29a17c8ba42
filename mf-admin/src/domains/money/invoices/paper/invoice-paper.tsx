import type { RateUsed } from '@diwan/contracts/money/exchange-rates/rate';
import { decimalText } from '@diwan/contracts/shared/decimal-text';
import type { Language } from '@diwan/contracts/shared/language';
import type { Currency } from '@diwan/contracts/shared/money';
import { nameIn, TONGUES } from '@diwan/contracts/shared/tongues';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import type { LiveTotals } from '../editor/live-totals.js';
import { TotalsList } from '../totals-list.js';
import { type PaperLine, PaperLines } from './paper-lines.js';
import { type PaperWords, paperWords } from './paper-words.js';

export interface InvoicePaperProps {
  language: Language;
  currency: Currency;
  clientName: string;
  caseTitle: string;
  issueDate: string;
  dueDate: string;
  lines: readonly PaperLine[];
  reckoned: LiveTotals;
  standardVatBp: number;
  /** The rate that its total is written in pounds with; undefined while there is none. */
  rate: RateUsed | undefined;
  notes: string;
}

/** A draft as its client will read it, in the language of the invoice. */
export function InvoicePaper(paper: InvoicePaperProps) {
  const { language, currency, reckoned, standardVatBp } = paper;
  const { office } = useShell();
  const words = paperWords(language);
  const isOnFees = reckoned.feesMinor < reckoned.totals.subtotalMinor;
  const day = (date: string) => (date ? formatDate(date, language) : '');
  return (
    <article
      lang={language}
      dir={TONGUES[language].dir}
      className="grid gap-5 rounded-md border border-line bg-paper p-6 text-sm"
    >
      <header className="flex flex-wrap items-baseline justify-between gap-2 border-b border-line pb-3">
        <p className="text-base font-semibold">{office.profile && nameIn(office.profile.name, language)}</p>
        <p className="text-lg">{words('paper.invoice')}</p>
      </header>
      <p className="text-grey">{words('paper.draft')}</p>
      <dl className="grid grid-cols-2 gap-3">
        <Fact label={words('paper.to')} value={paper.clientName || words('paper.nobody')} />
        {paper.caseTitle && <Fact label={words('paper.case')} value={paper.caseTitle} />}
        <Fact label={words('paper.issueDate')} value={day(paper.issueDate)} />
        <Fact label={words('paper.dueDate')} value={day(paper.dueDate)} />
      </dl>
      <PaperLines lines={paper.lines} reckoned={reckoned.lines} currency={currency} words={words} />
      <TotalsList
        totals={reckoned.totals}
        currency={currency}
        words={{
          subtotal: words('paper.subtotal'),
          discount: words(isOnFees ? 'paper.discountOnFees' : 'paper.discount'),
          net: words('paper.net'),
          vat: words('paper.vat', { percent: decimalText(standardVatBp, 2) }),
          total: words('paper.total'),
        }}
      />
      {reckoned.inPounds && paper.rate && (
        <p className="text-grey">{poundsText(reckoned.inPounds, paper.rate, words, language)}</p>
      )}
      {paper.notes.trim() && <Isolate className="whitespace-pre-line">{paper.notes}</Isolate>}
    </article>
  );
}

function poundsText(
  { totalMinor, vatMinor }: NonNullable<LiveTotals['inPounds']>,
  rate: RateUsed,
  words: PaperWords,
  language: Language,
): string {
  return words('paper.inPounds', {
    total: formatMoney({ amountMinor: totalMinor, currency: 'LBP' }),
    vat: formatMoney({ amountMinor: vatMinor, currency: 'LBP' }),
    rate: formatNumber(rate.lbpPerUsdHundredths / 100),
    source: rate.source,
    day: formatDate(rate.day, language),
  });
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-grey">{label}</dt>
      <dd>
        <Isolate>{value}</Isolate>
      </dd>
    </div>
  );
}
