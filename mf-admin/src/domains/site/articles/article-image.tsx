import { readImage } from '@diwan/contracts/site/images/http';
import { apiPath } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { FormField } from '@diwan/ui/form-field';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import type { ArticleBody } from './api/articles.js';
import type { ArticleValues } from './article-values.js';
import { PictureDrop } from './picture-drop.js';
import { usePictureUpload } from './use-picture-upload.js';

export interface ArticleImageProps {
  form: UseFormReturn<ArticleValues, unknown, ArticleBody>;
  /** A width in which the stored image is kept, in pixels. */
  storedWidth: number | undefined;
}

/** The article's picture, kept in the image library as soon as it is chosen, and what it shows in words (NEWS-07). */
export function ArticleImageField({ form, storedWidth }: ArticleImageProps) {
  const t = useTexts();
  const id = useWatch({ control: form.control, name: 'image.id' });
  const [width, setWidth] = useState(storedWidth);
  const upload = usePictureUpload((image) => {
    setWidth(image.widths[0]);
    form.setValue('image.id', image.id, { shouldDirty: true });
    form.clearErrors('image');
  });
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
      <PictureDrop
        label={id ? t('articles.replaceImage') : t('articles.chooseImage')}
        error={fault && t('field.unknownImage')}
        upload={upload}
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
