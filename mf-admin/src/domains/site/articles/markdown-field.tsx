import type { Language } from '@diwan/contracts/shared/language';
import { TextArea } from '@diwan/ui/text-area';
import { useTexts } from '../../../texts.js';

export interface ArticleTextProps {
  /** Markdown. */
  value: string;
  language: Language;
  onChange: (markdown: string) => void;
  onBlur: () => void;
}

/** The text of an article as it is stored, with its signs. */
export function MarkdownField({ value, language, onChange, onBlur }: ArticleTextProps) {
  const t = useTexts();
  return (
    <>
      <TextArea
        value={value}
        rows={10}
        lang={language}
        dir="auto"
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
      <p className="text-sm text-grey">{t('articles.contentHint')}</p>
    </>
  );
}
