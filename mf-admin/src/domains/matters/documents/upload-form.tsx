import { ConfidentialityLevel, type StaffDocument } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import { FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyServerErrors } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useRef, useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { type Texts, useTexts } from '../../../texts.js';
import { ACCEPTED_FILES } from './accepted-files.js';
import { useDocumentSettings } from './api/keep-document.js';
import { titleOfFile } from './title-of-file.js';
import { typeOptions } from './type-options.js';
import { NEW_DOCUMENT, uploadForm } from './upload-values.js';
import { type UploadBody, useUpload } from './use-upload.js';

export interface UploadFormProps {
  caseId: string;
  onStored: (document: StaffDocument) => void;
  onCancel: () => void;
}

/** Takes a file and what is to be known about it, and sends both. */
export function UploadForm({ caseId, onStored, onCancel }: UploadFormProps) {
  const t = useTexts();
  const form = useSchemaForm(uploadForm, { defaultValues: NEW_DOCUMENT });
  const upload = useUpload(caseId);
  const { language } = useShell();
  const { data: settings } = useDocumentSettings();
  const [missing, setMissing] = useState(false);
  const [suggested, setSuggested] = useState('');
  const file = useRef<HTMLDivElement>(null);
  const isRefused = upload.shown?.state === 'failed';
  useEffect(() => {
    if (isRefused) file.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  const types = typeOptions(settings, language);
  const firstType = types[0]?.value;
  useEffect(() => {
    // The firm's own first type where the usual one is not offered.
    const isOffered = settings?.types.some(({ id, archived }) => id === form.getValues('documentType') && !archived);
    if (firstType && !isOffered) form.setValue('documentType', firstType);
  }, [settings, firstType, form]);
  const { control } = form;

  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    upload.choose(chosen);
    setMissing(false);
    // A title that came from the file before goes with it; one that was typed stays.
    if (['', suggested].includes(form.getValues('title')))
      form.setValue('title', titleOfFile(chosen.name), { shouldDirty: true });
    setSuggested(titleOfFile(chosen.name));
  };
  const send = async (body: UploadBody) => {
    if (!upload.file) return setMissing(true);
    try {
      const stored = await upload.send(body);
      if (stored) onStored(stored);
    } catch (error) {
      if (error instanceof ApiProblem) applyServerErrors(form, error.fieldErrors);
    }
  };
  return (
    <AreaForm form={form} labelOf={(path) => labelOf(t, path)} onSubmit={send}>
      <div ref={file}>
        <FileDrop
          label={t('upload.file')}
          hint={t('upload.hint')}
          error={missing && t('upload.missing')}
          accept={ACCEPTED_FILES}
          disabled={upload.busy}
          onFiles={choose}
          files={upload.shown ? [upload.shown] : []}
          onCancel={upload.cancel}
          onRemove={upload.drop}
          onRetry={() => void form.handleSubmit(send)()}
          texts={{
            choose: t('upload.choose'),
            drop: t('upload.drop'),
            cancel: t('form.cancel'),
            retry: t('page.retry'),
            remove: t('upload.remove'),
          }}
        />
      </div>
      <FormField name="title" control={control} label={t('documents.documentTitle')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
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
      <FormActions>
        <Button type="submit" icon="upload" busy={upload.busy} busyLabel={t('upload.sending')}>
          {t('upload.submit')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
    </AreaForm>
  );
}

const labelOf = (t: Texts, path: string) => (path === 'title' ? t('documents.documentTitle') : undefined);
