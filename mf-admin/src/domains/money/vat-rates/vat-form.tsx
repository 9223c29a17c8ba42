import { setVatRate } from '@diwan/contracts/money/vat-rates/http';
import { parseDecimal } from '@diwan/contracts/shared/decimal-text';
import { useSchemaForm } from '@diwan/ui/form';
import { applyFormError } from '@diwan/ui/form-errors';
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
import { useSetVatRate } from './api/vat-rates.js';

interface VatValues {
  from: string;
  standardBp: string;
  law: string;
}

const PERCENT_DIGITS = 2;

const vatForm = endpointForm(setVatRate, ({ from, standardBp, law }: VatValues) => {
  const basisPoints = parseDecimal(standardBp, PERCENT_DIGITS);
  return {
    body: { standardBp: basisPoints ?? 0, law },
    faults: {
      ...(basisPoints === null && { standardBp: 'invalid_amount' }),
      ...(from === '' && { from: 'required' }),
    },
  };
});

const NOTHING: VatValues = { from: '', standardBp: '', law: '' };

/** Enters the rate that holds from a day on, with the law it rests on. */
export function VatForm() {
  const t = useTexts();
  const say = useSay();
  const set = useSetVatRate();
  const form = useSchemaForm(vatForm, { defaultValues: NOTHING });
  const saving = useSaving({
    form,
    failed: t('vat.saveFailed'),
    onConflict: () => applyFormError(form, t('vat.restedOn')),
  });
  return (
    <AreaForm
      form={form}
      draft="vat-rate"
      labelOf={(path) => t(path === 'from' ? 'vat.from' : path === 'law' ? 'vat.law' : 'vat.standard')}
      onSubmit={(body) =>
        saving(async () => {
          await set(form.getValues('from'), body);
          say.done(t('vat.saved'));
          form.reset(NOTHING);
        })
      }
    >
      <h2 className="text-lg">{t('vat.enter')}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormField control={form.control} name="from" label={t('vat.from')} required>
          {(field) => <DateField {...field} />}
        </FormField>
        <FormField control={form.control} name="standardBp" label={t('vat.standard')} required>
          {(field) => <MoneyInput currency="%" {...field} />}
        </FormField>
      </div>
      <FormField control={form.control} name="law" label={t('vat.law')} hint={t('vat.lawHint')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <SaveActions save={t('vat.save')} />
    </AreaForm>
  );
}
