import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import { FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyServerErrors } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useRef, useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { useTexts } from '../../../texts.js';
import { ACCEPTED_FILES } from './accepted-files.js';
import { useDocumentSettings } from './api/keep-document.js';
import { titleOfFile } from './title-of-file.js';
import { typeOptions } from './type-options.js';
import { UploadDetails } from './upload-details.js';
import { NEW_DOCUMENTS, titleField, type UploadBodies, uploadForm } from './upload-values.js';
import { useUploads } from './use-uploads.js';

export interface UploadFormProps {
  caseId: string;
  /** One is stored; others may still be on their way. */
  onStored: (document: StaffDocument) => void;
  /** All are stored. */
  onDone: (documents: readonly StaffDocument[]) => void;
  onCancel: () => void;
}

/** Takes files and what is to be known about them, and sends them one by one; what was not stored stays in the form. */
export function UploadForm({ caseId, onStored, onDone, onCancel }: UploadFormProps) {
  const t = useTexts();
  const form = useSchemaForm(uploadForm, { defaultValues: NEW_DOCUMENTS });
  const uploads = useUploads(caseId);
  const { language } = useShell();
  const { data: settings } = useDocumentSettings();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const stored = useRef<StaffDocument[]>([]);
  const top = useRef<HTMLDivElement>(null);
  const isRefused = uploads.shown.some(({ state }) => state === 'failed');
  useEffect(() => {
    if (isRefused) top.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isRefused]);
  const types = typeOptions(settings, language);
  const firstType = types[0]?.value;
  useEffect(() => {
    // The firm's own first type where the usual one is not offered.
    const isOffered = settings?.types.some(({ id, archived }) => id === form.getValues('documentType') && !archived);
    if (firstType && !isOffered) form.setValue('documentType', firstType);
  }, [settings, firstType, form]);

  const choose = (files: File[]) => {
    setMissing(false);
    for (const { id, name } of uploads.add(files))
      form.setValue(titleField(id), titleOfFile(name), { shouldDirty: true });
  };
  const remove = (id: string) => {
    uploads.drop(id);
    form.unregister(titleField(id));
  };
  /** One after the other: a refused one does not keep the next from being stored. */
  const sendEach = async (bodies: UploadBodies, wanted: readonly string[]) => {
    for (const id of wanted) {
      const body = bodies[id];
      if (!body || !uploads.isToSend(id)) continue;
      try {
        const document = await uploads.send(id, body);
        if (!document) continue;
        stored.current.push(document);
        onStored(document);
      } catch (error) {
        if (error instanceof ApiProblem) applyServerErrors(form, faultsOf(error, id));
      }
    }
    if (stored.current.length > 0 && !uploads.hasUnstored()) onDone(stored.current);
  };
  const send = (only?: string) => async (bodies: UploadBodies) => {
    if (uploads.isEmpty) return setMissing(true);
    setBusy(true);
    await sendEach(bodies, only ? [only] : Object.keys(bodies)).finally(() => setBusy(false));
  };
  const { control } = form;
  const pending = uploads.shown.filter(({ state, isFinal }) => state !== 'done' && !isFinal);
  return (
    <AreaForm
      form={form}
      labelOf={(path) => (path.startsWith('titles.') ? t('documents.documentTitle') : undefined)}
      onSubmit={send()}
    >
      <div ref={top}>
        <FileDrop
          label={t('upload.file')}
          hint={t('upload.hint')}
          error={missing && t('upload.missing')}
          accept={ACCEPTED_FILES}
          multiple
          disabled={busy}
          onFiles={choose}
          files={uploads.shown}
          onCancel={(id) => uploads.stop(id) || remove(id)}
          onRemove={remove}
          {...(!busy && { onRetry: (id: string) => void form.handleSubmit(send(id))() })}
          texts={{
            choose: t('upload.choose'),
            drop: t('upload.drop'),
            camera: t('upload.camera'),
            cancel: t('form.cancel'),
            retry: t('page.retry'),
            remove: t('upload.remove'),
          }}
        />
      </div>
      {pending.map(({ id, name }) => (
        <FormField
          key={id}
          name={titleField(id)}
          control={control}
          label={pending.length > 1 ? t('upload.titleOf', { name }) : t('documents.documentTitle')}
          required
        >
          {(field) => <TextInput {...field} autoComplete="off" />}
        </FormField>
      ))}
      <UploadDetails control={control} types={types} />
      <FormActions>
        <Button type="submit" icon="upload" busy={busy} busyLabel={t('upload.sending')}>
          {pending.length > 1 ? t('upload.submitSeveral', { count: pending.length }) : t('upload.submit')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
    </AreaForm>
  );
}

/** What the service found wrong, at the fields of this form. */
const faultsOf = ({ fieldErrors }: ApiProblem, id: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldErrors).map(([field, message]) => [field === 'title' ? titleField(id) : field, message]),
  );
