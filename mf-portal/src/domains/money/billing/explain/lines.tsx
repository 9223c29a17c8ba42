import type { OwnInvoice } from '@diwan/contracts/money/invoices/own.http';
import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { Questions } from './questions.js';
import { WhatComesNext } from './what-comes-next.js';

interface LinesProps {
  invoice: OwnInvoice;
  mayAct: boolean;
}

/** Each line: what was done, when, by whom, for which step of the case, what it comes to; and a question about it. */
export function Lines({ invoice, mayAct }: LinesProps) {
  const t = useTexts();
  return (
    <section aria-labelledby="bill-lines">
      <h2 id="bill-lines" className="mb-2 text-xl">
        {t('bill.lines')}
      </h2>
      <ol className="divide-y divide-line border-y border-line">
        {invoice.lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of an issued invoice never change; their place is their name
          <li key={at} className="grid gap-2 py-5">
            <Line invoice={invoice} line={line} />
            <Questions id={invoice.id} line={at} about={line.description} mayAct={mayAct} />
          </li>
        ))}
      </ol>
      {invoice.caseId && invoice.state !== 'void' && <WhatComesNext caseId={invoice.caseId} />}
    </section>
  );
}

function Line({ invoice: { currency }, line }: { invoice: OwnInvoice; line: OwnInvoice['lines'][number] }) {
  const t = useTexts();
  const { language } = useShell();
  const { description, explanation, workedBy, workedOn, stage, quantityMilli, minutes, unitPriceMinor } = line;
  const facts = [
    workedOn && formatDate(workedOn, language),
    workedBy && t('bill.by', { name: workedBy }),
    stage && t('bill.step', { step: stage[language] || stage.en || stage.ar }),
  ].filter(Boolean);
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h3 className="text-lg">
          <Isolate>{description}</Isolate>
        </h3>
        <Amount minor={line.amountMinor} currency={currency} />
      </div>
      {explanation && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {explanation}
        </p>
      )}
      {facts.length > 0 && <p className="text-sm text-grey">{facts.join(' · ')}</p>}
      <p className="text-sm text-grey">
        <span className="tabular-nums">
          {minutes ? t('billing.length', { length: minutesText(minutes) }) : formatNumber(quantityMilli / 1000)} ×{' '}
          <Ltr>{formatMoney({ amountMinor: unitPriceMinor, currency })}</Ltr>
        </span>
        {line.discountMinor > 0 && (
          <>
            {' · '}
            {t('bill.discount')} <Amount minor={line.discountMinor} currency={currency} />
          </>
        )}
        {' · '}
        {line.vatMinor > 0 ? (
          <>
            {t('bill.vat')} <Amount minor={line.vatMinor} currency={currency} />
          </>
        ) : (
          t('bill.noVat')
        )}
      </p>
    </>
  );
}
