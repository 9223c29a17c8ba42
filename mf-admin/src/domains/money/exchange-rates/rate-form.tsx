import { type ExchangeRate, setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { parseDecimal } from '@diwan/contracts/shared/decimal-text';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { MoneyInput } from '@diwan/ui/money-input';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useSetExchangeRate } from './api/exchange-rates.js';

interface RateValues {
  day: string;
  lbpPerUsdHundredths: string;
  source: string;
}

const RATE_DIGITS = 2;

const rateForm = endpointForm(setExchangeRate, ({ day, lbpPerUsdHundredths, source }: RateValues) => {
  const rate = parseDecimal(lbpPerUsdHundredths, RATE_DIGITS);
  return {
    body: { lbpPerUsdHundredths: rate || 1, source },
    faults: {
      ...(!rate && { lbpPerUsdHundredths: 'invalid_amount' }),
      ...(day === '' && { day: 'required' }),
      ...(day > beirutDate(new Date()) && { day: 'in_the_future' }),
    },
  };
});

/** Enters the rate of a day, today's unless told otherwise. `last`: the newest one, whose source is likely to be the same. */
export function RateForm({ today, last }: { today: string; last: ExchangeRate | undefined }) {
  const t = useTexts();
  const say = useSay();
  const set = useSetExchangeRate();
  const form = useSchemaForm(rateForm, { defaultValues: { day: today, lbpPerUsdHundredths: '', source: '' } });
  const saving = useSaving({ form, failed: t('rates.saveFailed') });
  return (
    <AreaForm
      form={form}
      draft="exchange-rate"
      labelOf={(path) => t(path === 'day' ? 'rates.day' : path === 'source' ? 'rates.source' : 'rates.rate')}
      onSubmit={(body) =>
        saving(async () => {
          await set(form.getValues('day'), body);
          say.done(t('rates.saved'));
          form.reset({ day: today, lbpPerUsdHundredths: '', source: body.source });
        })
      }
    >
      <h2 className="text-lg">{t('rates.enter')}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="day" label={t('rates.day')} required>
          {(field) => <DateField {...field} />}
        </FormField>
        <FormField control={form.control} name="lbpPerUsdHundredths" label={t('rates.rate')} required>
          {(field) => <MoneyInput currency="LBP" {...field} />}
        </FormField>
      </div>
      <FormField
        control={form.control}
        name="source"
        label={t('rates.source')}
        hint={last ? t('rates.lastSource', { source: last.source }) : t('rates.sourceHint')}
        required
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <SaveActions save={t('rates.save')} />
    </AreaForm>
  );
}
