import type { Language } from '@diwan/contracts/shared/language';
import { FormField } from '@diwan/ui/form-field';
import { Skeleton } from '@diwan/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { Control } from 'react-hook-form';
import { useTexts } from '../../../texts.js';
import type { ArticleBody } from './api/articles.js';
import type { ArticleValues } from './article-values.js';
import { MarkdownField } from './markdown-field.js';

// Where the editor cannot be fetched, the text can still be written.
const ArticleEditor = lazy(() => import('./editor/article-editor.js').catch(() => ({ default: MarkdownField })));

export interface ArticleContentProps {
  control: Control<ArticleValues, unknown, ArticleBody>;
  language: Language;
}

/** The field of the article's text; the editor is fetched when this field is drawn and never before (docs/adr/0028). */
export function ArticleContent({ control, language }: ArticleContentProps) {
  const t = useTexts();
  return (
    <FormField name="content" control={control} label={t('articles.content')} hint={t('editor.hint')} required>
      {({ value, onChange, onBlur }) => (
        <Suspense fallback={<Skeleton label={t('editor.loading')} bars={[{ shape: 'block' }]} />}>
          <ArticleEditor value={value} language={language} onChange={onChange} onBlur={onBlur} />
        </Suspense>
      )}
    </FormField>
  );
}
