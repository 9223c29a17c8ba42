import { ACCEPTED_DAYS } from '@diwan/contracts/money/exchange-rates/difference';
import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { formatDate, formatDateTime, formatMoney, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { useTexts } from '../../../../texts.js';
import { OTHER } from './accept-values.js';

/** What was accepted for an invoice, why and by whom. */
export function AcceptedWords({ invoice: { currency, accepted } }: { invoice: Invoice }) {
  const t = useTexts();
  const { language } = useShell();
  if (!accepted) return null;
  return (
    <>
      <p>
        {t('accepted.for', {
          used: formatMoney({ amountMinor: accepted.usedMinor, currency: OTHER[currency] }),
          amount: formatMoney({ amountMinor: accepted.amountMinor, currency }),
        })}
      </p>
      <p className="text-sm text-grey">
        {t('accepted.expected', {
          expected: formatMoney({ amountMinor: accepted.expectedMinor, currency: OTHER[currency] }),
        })}
      </p>
      <p>
        <Isolate>{accepted.reason}</Isolate>
      </p>
      <p className="text-sm text-grey">
        {t('accepted.by', {
          name: accepted.byName,
          at: formatDateTime(accepted.at, language),
          until: formatDate(lastDay(accepted.at), language),
        })}
      </p>
    </>
  );
}

const DAY_MS = 86_400_000;

/** The last day on which it may be recorded, in Beirut. */
const lastDay = (at: string): string => beirutDate(new Date(Date.parse(at) + ACCEPTED_DAYS * DAY_MS));
