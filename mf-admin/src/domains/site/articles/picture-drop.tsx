import { FileDrop, type FileDropProps } from '@diwan/ui/file-drop';
import { useTexts } from '../../../texts.js';
import type { PictureUpload } from './use-picture-upload.js';

/** What file choosers offer; the service decodes the bytes. */
const ACCEPT = '.png,.jpg,.jpeg,.webp';

/** Takes one picture for the library. */
export function PictureDrop({
  upload: { moving, take, dismiss },
  ...field
}: { upload: PictureUpload } & Pick<FileDropProps, 'label' | 'error'>) {
  const t = useTexts();
  return (
    <FileDrop
      {...field}
      hint={t('articles.imageHint')}
      accept={ACCEPT}
      disabled={moving?.state === 'sending'}
      onFiles={([file]) => file && void take(file)}
      files={moving ? [moving] : []}
      onRemove={dismiss}
      texts={{
        choose: t('upload.choose'),
        drop: t('upload.drop'),
        cancel: t('form.cancel'),
        retry: t('page.retry'),
        remove: t('upload.remove'),
      }}
    />
  );
}
