import { fold } from '@diwan/contracts/shared/search-text';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useArticleTitles } from './api/article-titles.js';

export interface WrittenArticlesProps {
  value: readonly string[];
  onChange: (pairs: string[]) => void;
  id: string;
  error: string | undefined;
}

/** So many are shown at once; the others when they are asked for, or by their words. */
const AT_ONCE = 8;

/**
 * The articles that the lawyer wrote: named there as author, and listed on the profile. One of the list that is away stays chosen. Chosen ones
 * stand first; the rest is found by its words, in either language.
 */
export function WrittenArticles({ value, onChange, id, error }: WrittenArticlesProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data: articles, isError } = useArticleTitles();
  const [words, setWords] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  // As it was when the form opened: a tick moves nothing.
  const [first] = useState(() => new Set(value));
  const found = (articles ?? []).filter(({ title }) =>
    fold(`${title.en ?? ''} ${title.ar ?? ''}`).includes(fold(words)),
  );
  const inOrder = [...found.filter(({ pair }) => first.has(pair)), ...found.filter(({ pair }) => !first.has(pair))];
  const shown = inOrder.slice(0, Math.max(most, words ? 0 : first.size));
  const hint = isError
    ? t('lawyers.articlesFailed')
    : articles?.length === 0
      ? t('lawyers.noArticles')
      : t('lawyers.articlesHint');
  return (
    <Field as="group" label={t('lawyers.articles')} hint={hint} error={error} id={id}>
      <div className="grid gap-2">
        {(articles?.length ?? 0) > AT_ONCE && (
          <TextInput
            type="search"
            aria-label={t('lawyers.searchArticles')}
            placeholder={t('lawyers.searchArticles')}
            value={words}
            onChange={(event) => {
              setWords(event.target.value);
              setMost(AT_ONCE);
            }}
          />
        )}
        {words && found.length === 0 && <p role="status">{t('lawyers.noArticleFound')}</p>}
        {shown.map(({ pair, title }) => (
          <Checkbox
            key={pair}
            name="articles"
            label={title[language] ?? title.en ?? title.ar ?? pair}
            checked={value.includes(pair)}
            onChange={(event) =>
              onChange(event.target.checked ? [...value, pair] : value.filter((other) => other !== pair))
            }
          />
        ))}
        {shown.length < inOrder.length && (
          <Button variant="quiet" size="small" onClick={() => setMost(shown.length + AT_ONCE)}>
            {t('lawyers.moreArticles', { count: inOrder.length - shown.length })}
          </Button>
        )}
      </div>
    </Field>
  );
}
