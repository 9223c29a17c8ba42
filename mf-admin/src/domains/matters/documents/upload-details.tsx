import { ConfidentialityLevel } from '@diwan/contracts/matters/documents/http';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import type { UploadBodies, UploadValues } from './upload-values.js';

interface UploadDetailsProps {
  control: Control<UploadValues, unknown, UploadBodies>;
  types: { value: string; label: string }[];
}

/** What is said about all files that are uploaded together. */
export function UploadDetails({ control, types }: UploadDetailsProps) {
  const t = useTexts();
  return (
    <>
      <FormField
        name="description"
        control={control}
        label={t('documents.description')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextArea {...field} rows={3} />}
      </FormField>
      <FormField name="documentType" control={control} label={t('documents.type')}>
        {(field) => <NativeSelect {...field} options={types} />}
      </FormField>
      <FormField
        name="confidentialityLevel"
        control={control}
        label={t('documents.level')}
        hint={t('documents.levelHint')}
      >
        {(field) => (
          <NativeSelect
            {...field}
            options={ConfidentialityLevel.options.map((value) => ({ value, label: t(`desk.level.${value}`) }))}
          />
        )}
      </FormField>
      <FormField
        name="tags"
        control={control}
        label={t('documents.tags')}
        hint={t('documents.tagsHint')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
    </>
  );
}
