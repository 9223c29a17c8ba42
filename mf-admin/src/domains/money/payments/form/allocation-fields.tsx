import { parseMoney } from '@diwan/contracts/shared/money-text';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormControl } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { readShares } from './allocate.js';
import { AllocationRow } from './allocation-row.js';
import { type PaymentFacts, type PaymentValues, sharesOf } from './payment-values.js';

/** To which open invoices the money goes: the oldest first, unless somebody writes it otherwise. What is left stays with the client (D-108). */
export function AllocationFields({ form, facts }: { form: FormOf<PaymentValues>; facts: PaymentFacts }) {
  const t = useTexts();
  const { language } = useShell();
  const values = useWatch({ control: form.control }) as PaymentValues;
  const { currency, day, clientId } = values;
  const { open } = facts;
  const rate = rateOn(facts.rates, day);
  const shares = sharesOf(values, facts);
  const { usedMinor } = readShares(shares, open, currency, rate);
  const paid = parseMoney(values.amount, currency)?.amountMinor ?? 0;
  const left = paid - usedMinor;
  const hasOther = open.some((invoice) => invoice.currency !== currency);
  const set = (allocations: PaymentValues['allocations']) =>
    form.setValue('allocations', allocations, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormControl name="allocations" control={form.control}>
      {(_, { id, error }) => (
        <Field as="group" id={id} label={t('payments.allocation')} error={error}>
          <p className="text-sm text-grey">
            {t(
              clientId === ''
                ? 'payments.chooseFirst'
                : open.length === 0
                  ? 'payments.nothingOpen'
                  : 'payments.allocationText',
            )}
          </p>
          {hasOther && (
            <p className="text-sm text-grey">
              {rate
                ? t('payments.rateOfDay', {
                    rate: formatNumber(rate.lbpPerUsdHundredths / 100),
                    source: rate.source,
                    day: formatDate(rate.day, language),
                  })
                : t('payments.noRate')}
            </p>
          )}
          <ul>
            {open.map((invoice) => (
              <AllocationRow
                key={invoice.id}
                invoice={invoice}
                share={shares[invoice.id]}
                currency={currency}
                rate={rate}
                onChange={(share) => set({ ...shares, [invoice.id]: share })}
              />
            ))}
          </ul>
          <div className="flex flex-wrap items-center gap-4 border-t border-line pt-3">
            <p role="status" className={left < 0 ? 'grow text-red' : 'grow'}>
              {left === 0
                ? paid > 0 && t('payments.allGiven')
                : t(left > 0 ? 'payments.staysAsCredit' : 'payments.tooMuchGiven', {
                    amount: formatMoney({ amountMinor: Math.abs(left), currency }),
                  })}
            </p>
            {values.allocations && (
              <Button variant="quiet" size="small" icon="retry" onClick={() => set(null)}>
                {t('payments.oldestFirst')}
              </Button>
            )}
            {open.length > 0 && (
              <Button variant="quiet" size="small" icon="close" onClick={() => set({})}>
                {t('payments.allAsCredit')}
              </Button>
            )}
          </div>
        </Field>
      )}
    </FormControl>
  );
}
