import { parseMoney } from '@diwan/contracts/shared/money-text';
import { formatDate, formatMoney, formatNumber, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { FormControl } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import { rateOn } from '../../exchange-rates/rate-on.js';
import { goneShares, type OpenInvoice, readShares } from './allocate.js';
import { AllocationRow } from './allocation-row.js';
import { isPaidAlready, type PaymentFacts, type PaymentValues, ratesOf, sharesOf } from './payment-values.js';

/** So many rows stand there without being asked for, and all to which something goes. */
const SHOWN = 20;

type KnownFacts = PaymentFacts & { open: readonly OpenInvoice[] };

/** To which open invoices the money goes: the oldest first, unless somebody writes it otherwise. What is left stays with the client (D-108). */
export function AllocationFields({ form, facts }: { form: FormOf<PaymentValues>; facts: KnownFacts }) {
  const t = useTexts();
  const { language } = useShell();
  const values = useWatch({ control: form.control }) as PaymentValues;
  const { currency, day, clientId } = values;
  const { open, paidFor } = facts;
  const [isAll, setAll] = useState(false);
  const measured = ratesOf(facts, day);
  const rate = rateOn(facts.rates, day);
  const shares = sharesOf(values, facts);
  const gone = goneShares(shares, open);
  const leaveOut = () => set(Object.fromEntries(Object.entries(shares).filter(([id]) => !gone.includes(id))));
  const ordered = [...open].sort((one, other) => Number(other.id === paidFor) - Number(one.id === paidFor));
  const shown = isAll ? ordered : ordered.filter(({ id }, at) => at < SHOWN || shares[id]);
  const { usedMinor } = readShares(shares, open, currency, measured);
  const paid = parseMoney(values.amount, currency)?.amountMinor ?? 0;
  const left = paid - usedMinor;
  const hasOther = open.some((invoice) => invoice.currency !== currency);
  const set = (allocations: PaymentValues['allocations']) =>
    form.setValue('allocations', allocations, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  return (
    <FormControl name="allocations" control={form.control}>
      {(_, { id, error }) => (
        <Field as="group" id={id} label={t('payments.allocation')} error={error}>
          <p className="text-sm text-grey">{t(introOf(clientId, open))}</p>
          <div role="status">
            {isPaidAlready(facts) && <Notice tone="warning">{t('payments.paidAlready')}</Notice>}
            {gone.length > 0 && (
              <Notice tone="warning" actions={<Button onClick={leaveOut}>{t('payments.leaveOut')}</Button>}>
                {t('payments.goneShares')}
              </Notice>
            )}
          </div>
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
            {shown.map((invoice) => (
              <AllocationRow
                key={invoice.id}
                invoice={invoice}
                share={shares[invoice.id]}
                currency={currency}
                rates={measured}
                onChange={(share) => set({ ...shares, [invoice.id]: share })}
              />
            ))}
          </ul>
          {shown.length < open.length && (
            <div>
              <Button variant="quiet" size="small" icon="chevron-down" onClick={() => setAll(true)}>
                {t('payments.showAllOpen', { count: open.length })}
              </Button>
            </div>
          )}
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

function introOf(clientId: string, open: readonly OpenInvoice[]) {
  if (clientId === '') return 'payments.chooseFirst';
  return open.length === 0 ? 'payments.nothingOpen' : 'payments.allocationText';
}
