import { inLanguage } from '@diwan/contracts/shared/language-path';
import { PageHead, type PageProps, useNavigate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { TextInput } from '@diwan/ui/text-input';
import type { FormEvent } from 'react';
import { Hero } from '../../../blocks/hero.block.js';
import { useTexts } from '../../../texts.js';
import { MAX_QUESTION, type SearchAnswer } from './api/load-search.js';
import { SearchResults } from './search-results.js';

/** The site's search: a form that works without scripts, and what it found. Kept out of search engines. */
export default function SearchPage({ data: { question, hits } }: PageProps<SearchAnswer>) {
  const t = useTexts();
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: t('search.title'), path: '/search' },
  ];
  return (
    <>
      <PageHead title={t('search.title')} description={t('search.description')} noindex />
      <Hero title={t('search.title')} lead={t('search.lead')} crumbs={crumbs}>
        <SearchForm question={question} />
      </Hero>
      {question !== '' && <SearchResults key={question} question={question} found={hits} />}
    </>
  );
}

function SearchForm({ question }: { question: string }) {
  const t = useTexts();
  const { language } = useShell();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    navigate(`/search?${new URLSearchParams({ q: asked })}`);
  };
  return (
    <form action={inLanguage('/search', language)} onSubmit={search} className="mt-8 flex max-w-form items-end gap-3">
      <Field label={t('search.question')} className="grow">
        <TextInput key={question} type="search" name="q" dir="auto" defaultValue={question} maxLength={MAX_QUESTION} />
      </Field>
      <Button type="submit" icon="search">
        {t('search.button')}
      </Button>
    </form>
  );
}
