import { MAX_IMAGE_BYTES, readImage, uploadImage } from '@diwan/contracts/site/images/http';
import { ApiProblem, apiPath, uploadFile, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { type Texts, useTexts } from '../../../texts.js';
import { LocalizedPair } from '../localized/localized-pair.js';
import type { LawyerBody } from './api/lawyers.js';
import type { LawyerValues } from './lawyer-values.js';

/** What file choosers offer; the service decodes the bytes. */
const ACCEPT = '.png,.jpg,.jpeg,.webp';
const SHOWN_WIDTH = 400;

/** The lawyer's picture, kept in the image library as soon as it is chosen, and what it shows in both languages. */
export function PortraitField({ form }: { form: UseFormReturn<LawyerValues, unknown, LawyerBody> }) {
  const t = useTexts();
  const { problemText } = useShell();
  const id = useWatch({ control: form.control, name: 'image.id' });
  const [moving, setMoving] = useState<FileInTransit | null>(null);
  const { errors } = form.formState;

  const take = async ([file]: File[]) => {
    if (!file) return;
    const shown = { id: 'portrait', name: file.name };
    const fail = (why: string) => setMoving({ ...shown, state: 'failed', stateText: why });
    if (file.size > MAX_IMAGE_BYTES) return fail(t('lawyers.imageTooLarge'));
    const progress = (part: number) =>
      setMoving({
        ...shown,
        state: 'sending',
        progress: part,
        stateText: t('upload.sent', { percent: Math.floor(part * 100) }),
      });
    progress(0);
    try {
      const image = await uploadFile(uploadImage, {}, file, { onProgress: progress });
      form.setValue('image.id', image.id, { shouldDirty: true });
      form.clearErrors('image');
      setMoving(null);
    } catch (error) {
      fail(reasonOf(error, t) ?? problemText(error));
    }
  };
  const address = id && apiPath(readImage, { params: { id, file: `${SHOWN_WIDTH}.webp` } });
  const fault = errors.image?.id?.message ?? errors.image?.message;
  return (
    <section className="grid gap-4" aria-labelledby="portrait">
      <h2 id="portrait" className="text-xl">
        {t('lawyers.image')}
      </h2>
      {address && (
        <div className="flex flex-wrap items-end gap-4">
          {/* Its alternative text is what the fields below are for. */}
          <img src={address} alt="" className="aspect-[4/5] w-40 rounded-md border border-line object-cover" />
          <Button
            variant="secondary"
            size="small"
            icon="trash"
            onClick={() => form.setValue('image.id', '', { shouldDirty: true })}
          >
            {t('lawyers.removeImage')}
          </Button>
        </div>
      )}
      <FileDrop
        label={id ? t('lawyers.replaceImage') : t('lawyers.chooseImage')}
        hint={t('lawyers.imageHint')}
        error={fault && t('field.unknownImage')}
        accept={ACCEPT}
        disabled={moving?.state === 'sending'}
        onFiles={(files) => void take(files)}
        files={moving ? [moving] : []}
        onRemove={() => setMoving(null)}
        texts={{
          choose: t('upload.choose'),
          drop: t('upload.drop'),
          cancel: t('form.cancel'),
          retry: t('page.retry'),
          remove: t('upload.remove'),
        }}
      />
      {id && (
        <LocalizedPair
          name="image.alt"
          label={t('lawyers.alt')}
          hint={t('lawyers.altHint')}
          control={form.control}
          required
        />
      )}
    </section>
  );
}

function reasonOf(error: unknown, t: Texts): string | null {
  if (!(error instanceof ApiProblem)) return null;
  if (error.code === 'FILE_REFUSED') return t('lawyers.imageRefused');
  return error.code === 'PAYLOAD_TOO_LARGE' ? t('lawyers.imageTooLarge') : null;
}
