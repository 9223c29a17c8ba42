import { pictureAddress } from '@diwan/contracts/site/images/picture-address';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { PictureDrop } from '../picture-drop.js';
import { usePictureUpload } from '../use-picture-upload.js';

export interface PictureDialogProps {
  editor: Editor;
  /** A picture that was pasted or dropped: it is sent at once. */
  file: File | undefined;
  onClose: () => void;
}

/** Puts a picture into the text, or changes the selected one; without words for those who do not see it none goes in (D-069). */
export function PictureDialog({ editor, file, onClose }: PictureDialogProps) {
  const t = useTexts();
  const formId = useId();
  const [selected] = useState(() => (file ? {} : editor.getAttributes('image')));
  const [src, setSrc] = useState<string>(selected.src ?? '');
  const [words, setWords] = useState<string>(selected.alt ?? '');
  const [tried, setTried] = useState(false);
  const upload = usePictureUpload(({ id, widths }) => setSrc(pictureAddress(id, shownWidth(widths))));
  const send = useEffectEvent(() => file && upload.take(file));
  useEffect(() => void send(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the article is around this one, in React's eyes.
    event.stopPropagation();
    setTried(true);
    if (!src || !words.trim()) return;
    onClose();
    editor.chain().focus().setImage({ src, alt: words.trim() }).run();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.picture')}
      closeLabel={t('form.close')}
      footer={
        <Button type="submit" form={formId}>
          {selected.src ? t('editor.changePicture') : t('editor.insertPicture')}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-4">
        {/* Its words are what the field below is for. */}
        {src && <img src={src} alt="" className="max-h-48 rounded-md border border-line" />}
        <PictureDrop
          label={src ? t('articles.replaceImage') : t('articles.chooseImage')}
          error={tried && !src && t('field.required')}
          upload={upload}
        />
        <Field
          label={t('articles.alt')}
          hint={t('articles.altHint')}
          error={tried && !words.trim() && t('field.required')}
          required
        >
          <TextInput value={words} maxLength={300} onChange={({ target }) => setWords(target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}

/** The page chooses the width that a screen needs by itself; this is the one that the text names. */
const shownWidth = (widths: readonly number[]) => widths.find((width) => width >= 640) ?? Math.max(...widths);
