import type { Language } from '@diwan/contracts/shared/language';
import { FieldContext, useFieldControl } from '@diwan/ui/field-context';
import type { JSONContent } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { useContext, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { documentToMarkdown } from './document-to-markdown.js';
import './editor.css';
import { EXTENSIONS } from './extensions.js';
import { LinkDialog } from './link-dialog.js';
import { pasteFormatted, pictureAmong } from './pasted.js';
import { PictureDialog } from './picture-dialog.js';
import { Toolbar } from './toolbar.js';
import { useTools } from './use-tools.js';

export interface TextEditorProps {
  /** What it begins with; another one needs another key. */
  start: JSONContent;
  language: Language;
  onChange: (markdown: string) => void;
  onBlur: () => void;
  /** Goes over to the Markdown field. */
  onMarkdown: () => void;
}

type Asked = { for: 'link' } | { for: 'picture'; file?: File | undefined };

/** A text as the site shows it, written in place, along the line of the article's language. */
export function TextEditor({ start, language, onChange, onBlur, onMarkdown }: TextEditorProps) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const { attributes, isInvalid } = useTextboxAttributes(language);
  const takePicture = (files: FileList | undefined) => {
    const file = pictureAmong(files);
    if (file) setAsked({ for: 'picture', file });
    return file !== undefined;
  };
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: start,
    // The content policy lets no style element in.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes,
      handlePaste(_view, { clipboardData }) {
        const html = clipboardData?.getData('text/html');
        if (takePicture(clipboardData?.files)) return true;
        if (!html) return false;
        pasteFormatted(editor, html);
        return true;
      },
      handleDrop: (_view, { dataTransfer }) => takePicture(dataTransfer?.files),
      handleKeyDown(_view, { altKey, key }) {
        if (!altKey || key !== 'F10') return false;
        toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
        return true;
      },
    },
    onUpdate: ({ editor: now }) => onChange(documentToMarkdown(now.getJSON())),
    onBlur,
  });
  // What the field says of itself changes while the editor stays: faults, the language.
  const told = JSON.stringify(attributes);
  useEffect(() => {
    editor.setOptions({ editorProps: { ...editor.options.editorProps, attributes: JSON.parse(told) } });
  }, [editor, told]);
  const tools = useTools(editor, {
    link: () => setAsked({ for: 'link' }),
    picture: () => setAsked({ for: 'picture' }),
    markdown: onMarkdown,
  });
  const close = () => setAsked(null);
  return (
    <div className="article-editor" data-invalid={isInvalid || undefined}>
      <Toolbar label={t('editor.toolbar')} tools={tools} ref={toolbar} onLeave={() => editor.commands.focus()} />
      <EditorContent editor={editor} />
      {asked?.for === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {asked?.for === 'picture' && <PictureDialog editor={editor} file={asked.file} onClose={close} />}
    </div>
  );
}

/** How the text presents itself to assistive technology, and which way it runs. */
function useTextboxAttributes(language: Language) {
  const field = useContext(FieldContext);
  const control = useFieldControl({});
  const isInvalid = control['aria-invalid'] === true;
  return {
    isInvalid,
    attributes: {
      ...(control.id && { id: control.id }),
      ...(field && { 'aria-labelledby': field.labelId }),
      ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(control.required && { 'aria-required': 'true' }),
      role: 'textbox',
      'aria-multiline': 'true',
      class: 'article-editor__text',
      lang: language,
      dir: language === 'ar' ? 'rtl' : 'ltr',
    },
  };
}
