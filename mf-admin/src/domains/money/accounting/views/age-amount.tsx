import type { AGES } from '@diwan/contracts/money/accounting/http';
import type { Money } from '@diwan/contracts/shared/money';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { daysOfAge, invoicesHref } from '../links.js';

interface AgeAmountProps extends Money {
  age: (typeof AGES)[number];
  /** Of the report. */
  day: string;
  /** Whose it is; everybody's where it is missing. */
  clientId?: string;
}

/** What is due of an age, and the way to its invoices; nothing is a dash, so that what is owed stands out. */
export function AgeAmount({ amountMinor, currency, age, day, ...of }: AgeAmountProps) {
  const t = useTexts();
  if (amountMinor === 0) return <span className="text-grey">–</span>;
  return (
    <Link
      href={invoicesHref('open', { ...of, currency, days: daysOfAge(age, day) })}
      look="plain"
      title={t('accounting.showInvoices')}
    >
      <Amount amountMinor={amountMinor} currency={currency} />
    </Link>
  );
}
