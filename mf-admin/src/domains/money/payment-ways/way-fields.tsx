import { PAYMENT_WAYS } from '@diwan/contracts/money/payment-ways/http';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { Currency } from '@diwan/contracts/shared/money';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { FormControl, FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { WayValues } from './way-values.js';

/** What a way to pay needs: it depends on its kind. */
export function WayFields({ form }: { form: FormOf<WayValues> }) {
  const t = useTexts();
  const { control } = form;
  const kind = form.watch('kind');
  // A transfer and a cheque say all that is needed without words.
  const needsWords = kind !== 'bank_transfer' && kind !== 'cheque';
  return (
    <>
      <FormField name="kind" control={control} label={t('ways.kind')}>
        {(field) => (
          <NativeSelect {...field} options={PAYMENT_WAYS.map((value) => ({ value, label: t(`wayKind.${value}`) }))} />
        )}
      </FormField>
      <FormControl name="currencies" control={control}>
        {({ value, onChange }, { id, error }) => (
          <Field as="group" id={id} label={t('ways.currencies')} error={error} required>
            <div className="flex gap-6">
              {Currency.options.map((currency) => (
                <Checkbox
                  key={currency}
                  label={currency}
                  checked={value.includes(currency)}
                  onChange={({ target }) =>
                    onChange(
                      Currency.options.filter((one) => (one === currency ? target.checked : value.includes(one))),
                    )
                  }
                />
              ))}
            </div>
          </Field>
        )}
      </FormControl>
      {kind === 'bank_transfer' && <AccountFields form={form} />}
      {kind === 'cheque' && (
        <FormField name="payee" control={control} label={t('ways.payee')} required>
          {(field) => <TextInput {...field} dir="auto" maxLength={160} autoComplete="off" />}
        </FormField>
      )}
      {LANGUAGES.map((language) => (
        <FormField
          key={language}
          name={`instructions.${language}`}
          control={control}
          label={t(`ways.instructions.${language}`)}
          {...(needsWords ? { required: true } : { optionalLabel: t('form.optional') })}
        >
          {(field) => <TextArea {...field} lang={language} rows={3} maxLength={600} />}
        </FormField>
      ))}
    </>
  );
}

function AccountFields({ form }: { form: FormOf<WayValues> }) {
  const t = useTexts();
  const { control } = form;
  return (
    <>
      {(['bank', 'accountName'] as const).map((name) => (
        <FormField key={name} name={name} control={control} label={t(`ways.${name}`)} required>
          {(field) => <TextInput {...field} dir="auto" maxLength={120} autoComplete="off" />}
        </FormField>
      ))}
      <FormField name="iban" control={control} label={t('ways.iban')} required>
        {(field) => <TextInput {...field} dir="ltr" maxLength={60} autoComplete="off" />}
      </FormField>
      <FormField name="swift" control={control} label={t('ways.swift')} optionalLabel={t('form.optional')}>
        {(field) => <TextInput {...field} dir="ltr" maxLength={11} autoComplete="off" />}
      </FormField>
    </>
  );
}
