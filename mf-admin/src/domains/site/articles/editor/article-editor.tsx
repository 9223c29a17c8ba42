import { Button } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { type ArticleTextProps, MarkdownField } from '../markdown-field.js';
import { markdownToDocument } from './markdown-to-document.js';
import { TextEditor } from './text-editor.js';

/** The text of an article: written as it will look, or as Markdown where somebody prefers it or the text holds what the editor does not show. */
export default function ArticleEditor({ value, language, onChange, onBlur }: ArticleTextProps) {
  const t = useTexts();
  const [asMarkdown, setAsMarkdown] = useState(false);
  const [opened, setOpened] = useState(() => opening(value));
  const written = useRef(value);
  useEffect(() => {
    // A draft put back, a choice in a conflict, a save: the editor begins anew. What it wrote itself changes nothing.
    if (value === written.current) return;
    written.current = value;
    setOpened(opening(value));
  }, [value]);
  const write = (text: string) => {
    written.current = text;
    onChange(text);
  };
  if (opened.start && !asMarkdown)
    return (
      <TextEditor
        key={opened.id}
        start={opened.start}
        language={language}
        onChange={write}
        onBlur={onBlur}
        onMarkdown={() => setAsMarkdown(true)}
      />
    );
  const show = () => {
    setOpened(opening(value));
    setAsMarkdown(false);
  };
  return (
    <div className="grid gap-2">
      {!opened.start && <Notice tone="info">{t('editor.onlyMarkdown')}</Notice>}
      <MarkdownField value={value} language={language} onChange={write} onBlur={onBlur} />
      <div>
        <Button variant="secondary" size="small" onClick={show}>
          {t('editor.show')}
        </Button>
      </div>
    </div>
  );
}

let openings = 0;

/** Begins with a text; each time is told from the others. */
function opening(text: string) {
  openings += 1;
  return { id: openings, start: markdownToDocument(text) };
}
