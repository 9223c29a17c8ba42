import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';
import type { CaseFieldsProps } from './case-main-fields.js';

/** Who stands on the other side. For staff only. */
export function OtherSideFields({ control }: CaseFieldsProps) {
  const t = useTexts();
  return (
    <>
      <FormField
        name="opposingParty"
        control={control}
        label={t('cases.opposingParty')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField
        name="opposingCounsel"
        control={control}
        label={t('cases.opposingCounsel')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </>
  );
}
