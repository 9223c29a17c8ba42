import { isSafeLink } from '@diwan/contracts/site/articles/link-schemes';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { completeAddress } from './complete-address.js';

/** Asks where the selected words lead; where none are, the address stands for itself. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const t = useTexts();
  const formId = useId();
  const former: string = editor.getAttributes('link').href ?? '';
  const [typed, setTyped] = useState(former);
  const [fault, setFault] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form of the article is around this one, in React's eyes.
    event.stopPropagation();
    const href = completeAddress(typed);
    if (!href) return setFault(t('field.required'));
    if (!isSafeLink(href)) return setFault(t('field.unsafeLink'));
    onClose();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !former)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
  };
  const remove = () => {
    onClose();
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('editor.link')}
      closeLabel={t('form.close')}
      footer={
        <>
          {former && (
            <Button variant="secondary" onClick={remove}>
              {t('editor.removeLink')}
            </Button>
          )}
          <Button type="submit" form={formId}>
            {t('editor.setLink')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label={t('editor.address')} hint={t('editor.addressHint')} error={fault} required>
          <TextInput
            type="url"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
