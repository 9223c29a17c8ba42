import { MAX_IMAGE_BYTES, readImage, uploadImage } from '@diwan/contracts/site/images/http';
import { ApiProblem, apiPath, uploadFile } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FileDrop } from '@diwan/ui/file-drop';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import type { ArticleBody } from './api/articles.js';
import type { ArticleValues } from './article-values.js';

/** What file choosers offer; the service decodes the bytes. */
const ACCEPT = '.png,.jpg,.jpeg,.webp';

export interface ArticleImageProps {
  form: UseFormReturn<ArticleValues, unknown, ArticleBody>;
  /** A width in which the stored image is kept, in pixels. */
  storedWidth: number | undefined;
}

/** The article's picture, kept in the image library as soon as it is chosen, and what it shows in words (NEWS-07). */
export function ArticleImageField({ form, storedWidth }: ArticleImageProps) {
  const t = useTexts();
  const say = useSay();
  const id = useWatch({ control: form.control, name: 'image.id' });
  const [width, setWidth] = useState(storedWidth);
  const [moving, setMoving] = useState<FileInTransit | null>(null);
  const take = async ([file]: File[]) => {
    if (!file) return;
    const fail = (stateText: string) => setMoving({ id: 'image', name: file.name, state: 'failed', stateText });
    if (file.size > MAX_IMAGE_BYTES) return fail(t('articles.imageTooLarge'));
    const progress = (part: number) =>
      setMoving({ id: 'image', name: file.name, state: 'sending', progress: part, stateText: t('articles.uploading') });
    progress(0);
    try {
      const image = await uploadFile(uploadImage, {}, file, { onProgress: progress });
      setWidth(image.widths[0]);
      form.setValue('image.id', image.id, { shouldDirty: true });
      form.clearErrors('image');
      setMoving(null);
      say.done(t('articles.imageUploaded'));
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code === 'FILE_REFUSED';
      fail(refused ? t('articles.imageRefused') : t('articles.imageFailed'));
      say.failed(t('articles.imageFailed'), error, refused ? t('articles.imageRefused') : undefined);
    }
  };
  const fault = form.formState.errors.image?.id?.message ?? form.formState.errors.image?.message;
  return (
    <section className="grid gap-4" aria-labelledby="article-image">
      <h2 id="article-image" className="text-xl">
        {t('articles.image')}
      </h2>
      {id && width && (
        <div className="flex flex-wrap items-end gap-4">
          {/* Its alternative text is what the field below is for. */}
          <img
            src={apiPath(readImage, { params: { id, file: `${width}.webp` } })}
            alt=""
            className="w-60 rounded-md border border-line object-cover"
          />
          <Button
            variant="secondary"
            size="small"
            icon="trash"
            onClick={() => form.setValue('image.id', '', { shouldDirty: true })}
          >
            {t('articles.removeImage')}
          </Button>
        </div>
      )}
      <FileDrop
        label={id ? t('articles.replaceImage') : t('articles.chooseImage')}
        hint={t('articles.imageHint')}
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
        <FormField
          name="image.alt"
          control={form.control}
          label={t('articles.alt')}
          hint={t('articles.altHint')}
          required
        >
          {(field) => <TextInput {...field} dir="auto" />}
        </FormField>
      )}
    </section>
  );
}
