import { isFar, RATE_LIMIT_BP } from '@diwan/contracts/money/exchange-rates/difference';
import { type ExchangeRate, setExchangeRate } from '@diwan/contracts/money/exchange-rates/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { parseDecimal } from '@diwan/contracts/shared/decimal-text';
import { formatDate, formatNumber, useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { MoneyInput } from '@diwan/ui/money-input';
import { Notice } from '@diwan/ui/notice';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
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

interface RateFormProps {
  today: string;
  /** Those that there are, the newest first: its source is likely to be the same. */
  rates: readonly ExchangeRate[];
}

/** Enters the rate of a day, today's unless told otherwise. */
export function RateForm({ today, rates }: RateFormProps) {
  const [last] = rates;
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
      <FarFromLast form={form} rates={rates} />
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

/** Asks for a second look at what may be a slip of the hand. */
function FarFromLast({ form, rates }: { form: FormOf<RateValues>; rates: readonly ExchangeRate[] }) {
  const t = useTexts();
  const { language } = useShell();
  const [day, typed] = useWatch({ control: form.control, name: ['day', 'lbpPerUsdHundredths'] });
  const last = rates.find((rate) => rate.day < day);
  const rate = parseDecimal(typed, RATE_DIGITS);
  const isOdd = last && rate && isFar(rate, last.lbpPerUsdHundredths, RATE_LIMIT_BP);
  return (
    <div role="status">
      {isOdd && (
        <Notice tone="warning">
          {t('rates.farFromLast', {
            rate: formatNumber(last.lbpPerUsdHundredths / 100),
            day: formatDate(last.day, language),
          })}
        </Notice>
      )}
    </div>
  );
}
