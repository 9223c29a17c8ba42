import type { Currency } from '@diwan/contracts/shared/money';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Field } from '@diwan/ui/field';
import { MoneyInput } from '@diwan/ui/money-input';
import { Amount } from '../../../../components/amount.js';
import { useTexts } from '../../../../texts.js';
import { InvoiceNumber } from '../../invoices/invoice-number.js';
import { type OpenInvoice, type Rates, readShare, type Share } from './allocate.js';

export interface AllocationRowProps {
  invoice: OpenInvoice;
  share: Share | undefined;
  /** Of the payment. */
  currency: Currency;
  rates: Rates;
  onChange: (share: Share) => void;
}

/** What of a payment goes to one open invoice; of one in the other currency also what that takes of the money, and how far that is from the rate. */
export function AllocationRow({ invoice, share, currency, rates, onChange }: AllocationRowProps) {
  const t = useTexts();
  const { language } = useShell();
  const typed = share ?? { amount: '', used: '' };
  const read = readShare(share, invoice, currency, rates);
  const number = invoice.number ?? '';
  const isOther = invoice.currency !== currency;
  const fault = typeof read === 'string' && t(`payments.fault.${read}`);
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <span>
          <InvoiceNumber number={invoice.number} />{' '}
          <span className="text-sm text-grey">
            {t('invoices.dueOn', { day: formatDate(invoice.dueDate, language) })}
          </span>
        </span>
        <span className="text-sm">
          {t('payments.open')} <Amount amountMinor={invoice.balanceMinor} currency={invoice.currency} />
        </span>
      </p>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Field label={t('payments.toInvoice', { number })} error={fault}>
          <MoneyInput
            currency={invoice.currency}
            value={typed.amount}
            onChange={(event) => onChange({ ...typed, amount: event.target.value })}
          />
        </Field>
        {isOther && (
          <Field label={t('payments.takenOfMoney', { number })} hint={t('payments.takenHint')}>
            <MoneyInput
              currency={currency}
              value={typed.used}
              onChange={(event) => onChange({ ...typed, used: event.target.value })}
            />
          </Field>
        )}
      </div>
      {isOther && read !== null && typeof read === 'object' && (
        <p className="text-sm text-grey" role="status">
          {t('payments.byRate', {
            expected: formatMoney({ amountMinor: read.usedMinor - read.differenceMinor, currency }),
            difference: formatMoney({ amountMinor: read.differenceMinor, currency }),
          })}
        </p>
      )}
    </li>
  );
}
