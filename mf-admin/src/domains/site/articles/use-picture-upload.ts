import { type LibraryImage, MAX_IMAGE_BYTES, uploadImage } from '@diwan/contracts/site/images/http';
import { ApiProblem, uploadFile } from '@diwan/mf-kit';
import type { FileInTransit } from '@diwan/ui/file-drop-list';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';

export interface PictureUpload {
  /** The picture on its way, or why it did not arrive. */
  moving: FileInTransit | null;
  take(file: File): Promise<void>;
  dismiss(): void;
}

/** Sends a picture to the library as soon as it is chosen (NEWS-07), and tells how it went. */
export function usePictureUpload(onStored: (image: LibraryImage) => void): PictureUpload {
  const t = useTexts();
  const say = useSay();
  const [moving, setMoving] = useState<FileInTransit | null>(null);
  const take = async (file: File) => {
    const fail = (stateText: string) => setMoving({ id: 'image', name: file.name, state: 'failed', stateText });
    if (file.size > MAX_IMAGE_BYTES) return fail(t('articles.imageTooLarge'));
    const progress = (part: number) =>
      setMoving({ id: 'image', name: file.name, state: 'sending', progress: part, stateText: t('articles.uploading') });
    progress(0);
    try {
      const image = await uploadFile(uploadImage, {}, file, { onProgress: progress });
      onStored(image);
      setMoving(null);
      say.done(t('articles.imageUploaded'));
    } catch (error) {
      const refused = error instanceof ApiProblem && error.code === 'FILE_REFUSED';
      fail(refused ? t('articles.imageRefused') : t('articles.imageFailed'));
      say.failed(t('articles.imageFailed'), error, refused ? t('articles.imageRefused') : undefined);
    }
  };
  return { moving, take, dismiss: () => setMoving(null) };
}
