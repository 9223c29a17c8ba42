import { minutesText } from '@diwan/contracts/money/time-entries/hours';
import type { OwnTimeEntry } from '@diwan/contracts/money/time-entries/own.http';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
import { Amount } from './amounts.js';
import { useOwnTime } from './api/own-billing.js';
import { BillingFrame } from './billing-frame.js';
import { usePageNumber } from './paged-rows.js';

/** Billing & Payments: what was worked for the client, as far as it is shown to them (BILL-14). */
export default function TimePage() {
  const t = useTexts();
  return (
    <BillingFrame current="/billing/time" query={useOwnTime(usePageNumber())} empty={t('billing.noTime')}>
      {(entries) => (
        <ul aria-label={t('billing.time')} className="divide-y divide-line border-y border-line">
          {entries.map((entry) => (
            <TimeRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </BillingFrame>
  );
}

function TimeRow({ entry }: { entry: OwnTimeEntry }) {
  const t = useTexts();
  const { language } = useShell();
  const { serviceType, minutes, billedMinutes = minutes, rate, amount, caseTitle, description, dateWorked } = entry;
  const length = (ofMinutes: number) => t('billing.length', { length: minutesText(ofMinutes) });
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h3 className="text-lg">
          <Isolate>{serviceType?.[language] || t('billing.legalWork')}</Isolate>
        </h3>
        <Amount minor={amount.amountMinor} currency={amount.currency} />
      </div>
      <p>
        <span className="tabular-nums">
          {length(billedMinutes)} × <Ltr>{formatMoney(rate)}</Ltr>
        </span>
        {billedMinutes !== minutes && (
          <span className="text-sm text-grey"> · {t('billing.worked', { length: length(minutes) })}</span>
        )}
      </p>
      <p className="text-sm text-grey">
        {caseTitle && (
          <>
            <Isolate>{caseTitle}</Isolate>
            {' · '}
          </>
        )}
        {formatDate(dateWorked, language)}
      </p>
      {description && (
        <p dir="auto" className="max-w-prose whitespace-pre-line">
          {description}
        </p>
      )}
    </li>
  );
}
