import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { MAX_DOCUMENT_BYTES } from '@diwan/contracts/matters/documents/http';
import { isKeptOnly } from '@diwan/contracts/shared/accepted-files';
import { fileSize } from '@diwan/desk-kit/file-size';
import { ApiProblem, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import { FormActions } from '@diwan/ui/form';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type TextKey, useTexts } from '../../../texts.js';
import { ACCEPTED_FILES } from './accepted-files.js';
import { replaceFile } from './api/keep-document.js';
import { uploadProblem } from './upload-problem.js';

interface ReplaceFileFormProps {
  document: StaffDocument;
  onReplaced: (document: StaffDocument) => void;
  onCancel: () => void;
}

/** Why a file cannot be sent; clients who see the document would be left without one of a kind that cannot be shown. */
function problemOf(file: File, { visibleToClient }: StaffDocument): TextKey | null {
  if (file.size > MAX_DOCUMENT_BYTES) return 'upload.tooLarge';
  return visibleToClient && isKeptOnly(file.name) ? 'replace.notShown' : null;
}

/** Whether the service refuses a file only because clients see the document now: it was shared meanwhile, in another window. */
const isSeenNow = (error: unknown, file: File | null): boolean =>
  error instanceof ApiProblem && error.code === 'UNSUPPORTED_TYPE' && file !== null && isKeptOnly(file.name);

/** Puts a new file in the place of the old one, which staff can still open (DOC-12). */
export function ReplaceFileForm({ document, onReplaced, onCancel }: ReplaceFileFormProps) {
  const t = useTexts();
  const { problemText } = useShell();
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const sending = useMutation({
    mutationFn: (chosen: File) => replaceFile(document.id, chosen),
    onSuccess: onReplaced,
  });
  const problem = file && problemOf(file, document);
  const answered = () =>
    isSeenNow(sending.error, file) ? t('replace.notShown') : uploadProblem(sending.error, t, problemText);
  const refusal = (problem && t(problem)) ?? (sending.error ? answered() : '');
  const send = () => {
    if (!file) return setMissing(true);
    if (!problem) sending.mutate(file);
  };
  return (
    <div className="grid gap-5">
      <FileDrop
        label={t('replace.file')}
        hint={t('replace.hint')}
        {...(missing && { error: t('upload.missing') })}
        accept={ACCEPTED_FILES}
        onFiles={([chosen]) => {
          setFile(chosen ?? null);
          setMissing(false);
          sending.reset();
        }}
        files={
          file
            ? [
                {
                  id: 'file',
                  name: file.name,
                  sizeText: fileSize(file.size, t),
                  state: refusal ? 'failed' : sending.isPending ? 'sending' : 'waiting',
                  stateText: refusal || (sending.isPending ? t('upload.sending') : t('upload.ready')),
                },
              ]
            : []
        }
        onCancel={() => setFile(null)}
        onRemove={() => setFile(null)}
        texts={{
          choose: t('upload.choose'),
          drop: t('upload.drop'),
          cancel: t('form.cancel'),
          retry: t('page.retry'),
          remove: t('upload.remove'),
        }}
      />
      <FormActions>
        <Button icon="upload" busy={sending.isPending} busyLabel={t('upload.sending')} onClick={send}>
          {t('replace.submit')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      </FormActions>
    </div>
  );
}
