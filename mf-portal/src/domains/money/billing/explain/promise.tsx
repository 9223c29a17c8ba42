import { MOST_DAYS_AHEAD } from '@diwan/contracts/money/payment-reminders/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { DateInput } from '@diwan/ui/date-input';
import { Field } from '@diwan/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useAboutInvoice, useOwnPromise } from '../api/about-invoice.js';

const DAY = 24 * 60 * 60_000;

/** By when the client will pay; until then nobody reminds them (BILL-17). */
export function PromiseToPay({ id, mayAct }: { id: string; mayAct: boolean }) {
  const t = useTexts();
  const { language, problemText, notify } = useShell();
  const promised = useOwnPromise(id).data?.promisedFor ?? null;
  const { promise } = useAboutInvoice(id);
  const [day, setDay] = useState('');
  const promising = useMutation({
    mutationFn: () => promise(day),
    onSuccess: () => notify.success(t('bill.promised')),
  });
  if (!mayAct && promised === null) return null;
  return (
    <section aria-labelledby="bill-promise" className="grid gap-3">
      <h2 id="bill-promise" className="text-xl">
        {t('bill.promise')}
      </h2>
      {promised && <p>{t('bill.promisedFor', { date: formatDate(promised, language) })}</p>}
      {mayAct && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (day !== '') promising.mutate();
          }}
        >
          <Field
            label={t('bill.promiseDay')}
            hint={t('bill.promiseHint')}
            error={promising.error && problemText(promising.error)}
          >
            <DateInput
              value={day}
              min={beirutDate(new Date())}
              max={beirutDate(new Date(Date.now() + MOST_DAYS_AHEAD * DAY))}
              onChange={(event) => setDay(event.target.value)}
            />
          </Field>
          <Button type="submit" variant="secondary" busy={promising.isPending} busyLabel={t('bill.sending')}>
            {t('bill.promiseSend')}
          </Button>
        </form>
      )}
    </section>
  );
}
