import type { OwnTimeEntry } from '@diwan/contracts/money/time-entries/own.http';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { useTexts } from '../../../texts.js';
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
  const { serviceType, minutes, rate, caseTitle, description, dateWorked } = entry;
  return (
    <li className="py-5">
      <h3 className="text-lg">
        <Isolate>{serviceType?.[language] || t('billing.legalWork')}</Isolate>
      </h3>
      <p>
        <Ltr className="tabular-nums">
          {formatNumber(minutes / 60, 2)} × {formatMoney(rate)}
        </Ltr>
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
