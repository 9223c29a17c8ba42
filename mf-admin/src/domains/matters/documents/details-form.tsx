import { ConfidentialityLevel, type StaffDocument } from '@diwan/contracts/matters/documents/http';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchDocument, saveDetails, useDocumentSettings } from './api/keep-document.js';
import { useDescribeChange } from './describe-document.js';
import { detailsForm, detailsValues } from './details-values.js';
import { typeOptions } from './type-options.js';

export interface DetailsFormProps {
  document: StaffDocument;
  onSaved: (document: StaffDocument) => void;
  onCancel: () => void;
}

/** Corrects what is said about a document. */
export function DetailsForm({ document, onSaved, onCancel }: DetailsFormProps) {
  const t = useTexts();
  const { language } = useShell();
  const form = useSchemaForm(detailsForm, { defaultValues: detailsValues(document) });
  const failed = t('documents.saveFailed');
  const describeChange = useDescribeChange();
  const { version, notices, onConflict } = useConflict({
    form,
    item: document,
    fetch: fetchDocument,
    valuesOf: detailsValues,
    describe: (name, value) => describeChange(name, String(value ?? '') || null),
    failed,
    draft: `document:${document.id}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  const { data: settings } = useDocumentSettings();
  const { control } = form;
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describeChange(path, null).label}
      onSubmit={(body) => saving(async () => onSaved(await saveDetails(document.id, { ...body, version })))}
    >
      {notices}
      <FormField name="title" control={control} label={t('documents.documentTitle')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField
        name="description"
        control={control}
        label={t('documents.description')}
        optionalLabel={t('form.optional')}
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <FormField name="documentType" control={control} label={t('documents.type')}>
        {(field) => <NativeSelect {...field} options={typeOptions(settings, language, document)} />}
      </FormField>
      <FormField name="confidentialityLevel" control={control} label={t('documents.level')}>
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
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
      </FormField>
      <SaveActions save={t('documents.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
