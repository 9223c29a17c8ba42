import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { DateInput } from '@diwan/ui/date-input';
import { FieldError } from '@diwan/ui/field';
import { Form, FormActions } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import type { FormOf } from '@diwan/ui/form-of';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextInput } from '@diwan/ui/text-input';
import { useWatch } from 'react-hook-form';
import { type Texts, useTexts } from '../../../texts.js';
import type { DelegateInput } from './delegate-schema.js';

export interface NameDelegateFormProps {
  form: FormOf<DelegateInput>;
  cases: readonly { id: string; title: string }[];
  onSubmit: (values: DelegateInput) => Promise<void>;
}

/** Who, what of the file, in which cases, until when. */
export function NameDelegateForm({ form, cases, onSubmit }: NameDelegateFormProps) {
  const t = useTexts();
  const { control, register } = form;
  const { errors, isSubmitting } = form.formState;
  const allCases = useWatch({ control, name: 'allCases' });
  return (
    <Form
      form={form}
      wide
      errorsTitle={t('form.errors')}
      translateError={(key) => fieldText(key, t)}
      onSubmit={onSubmit}
    >
      <FormField control={control} name="name" label={t('delegate.nameField')} required>
        {(field) => <TextInput autoComplete="off" {...field} />}
      </FormField>
      <FormField
        control={control}
        name="relation"
        label={t('delegate.relation')}
        hint={t('delegate.relationHint')}
        required
      >
        {(field) => <TextInput autoComplete="off" {...field} />}
      </FormField>
      <FormField control={control} name="phone" label={t('delegate.phone')} hint={t('delegate.phoneHint')} required>
        {(field) => <TextInput type="tel" dir="ltr" autoComplete="off" {...field} />}
      </FormField>
      <fieldset className="grid gap-3">
        <legend className="mb-2 font-medium">{t('delegate.scopes')}</legend>
        <Checkbox label={t('delegateScope.hearings')} hint={t('delegate.hearingsHint')} {...register('hearings')} />
        <Checkbox label={t('delegateScope.documents')} hint={t('delegate.documentsHint')} {...register('documents')} />
        <Checkbox
          label={t('delegateScope.billing')}
          error={errors.billing && t('delegate.chooseOne')}
          {...register('billing')}
        />
      </fieldset>
      <FormField control={control} name="allCases" label={t('delegate.cases')}>
        {(field) => (
          <NativeSelect
            {...field}
            options={[
              { value: 'all', label: t('delegate.allCases') },
              { value: 'some', label: t('delegate.chosenCases') },
            ]}
          />
        )}
      </FormField>
      {allCases === 'some' && (
        <fieldset className="grid gap-3">
          <legend className="ui-visually-hidden">{t('delegate.chosenCases')}</legend>
          {cases.map(({ id, title }) => (
            <Checkbox key={id} label={<bdi>{title}</bdi>} value={id} {...register('caseIds')} />
          ))}
          {errors.caseIds && <FieldError id="caseIds-error">{t('delegate.chooseOne')}</FieldError>}
        </fieldset>
      )}
      <FormField
        control={control}
        name="lastDay"
        label={t('delegate.lastDay')}
        hint={t('delegate.lastDayHint')}
        required
      >
        {(field) => <DateInput {...field} />}
      </FormField>
      <FormActions>
        <Button type="submit" busy={isSubmitting} busyLabel={t('profile.saving')}>
          {t('delegate.save')}
        </Button>
      </FormActions>
    </Form>
  );
}

const KNOWN = ['too_long', 'invalid_phone'] as const;
const OWN = [
  'required',
  'own_phone',
  'named_already',
  'too_many_delegates',
  'day_in_past',
  'day_too_far',
  'choose_any',
] as const;

/** Words for what is wrong with a field. What is said of the whole form is in words already. */
function fieldText(message: string, t: Texts): string {
  const known = KNOWN.find((key) => key === message);
  if (known) return t(`field.${known}`);
  const own = OWN.find((key) => key === message);
  if (own) return t(`delegateFault.${own}`);
  return /^[a-z_]+$/.test(message) ? t('field.invalid') : message;
}
