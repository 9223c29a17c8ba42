import { Disclosure } from '@diwan/ui/disclosure';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import { type ClientValues, NAME_FIELDS } from './client-values.js';

export interface NamesFieldsProps {
  form: FormOf<ClientValues>;
}

/** The name as documents write it, in both scripts; a company has one name in each (I18-05). */
export function NamesFields({ form }: NamesFieldsProps) {
  const t = useTexts();
  const { control, getValues } = form;
  const isIndividual = useWatch({ control, name: 'clientType' }) === 'individual';
  const shown = isIndividual ? NAME_FIELDS : (['latinGiven', 'arabicGiven'] as const);
  const isFilled = NAME_FIELDS.some((name) => getValues(name) !== '');
  return (
    <Disclosure summary={t('clients.names')} defaultOpen={isFilled}>
      <div className="grid gap-4">
        <p className="text-sm text-grey">{t('clients.namesHint')}</p>
        {shown.map((name) => (
          <FormField
            key={name}
            name={name}
            control={control}
            label={isIndividual ? t(`clients.${name}`) : t(`clients.company.${name as 'latinGiven' | 'arabicGiven'}`)}
            optionalLabel={t('form.optional')}
          >
            {(field) => <TextInput {...field} autoComplete="off" dir={name.startsWith('arabic') ? 'rtl' : 'ltr'} />}
          </FormField>
        ))}
      </div>
    </Disclosure>
  );
}
