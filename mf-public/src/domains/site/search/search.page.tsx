import type { Language } from '@diwan/contracts/shared/language';
import { inLanguage, splitLanguage } from '@diwan/contracts/shared/language-path';
import { PageHead, type PageProps, useNavigate, useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { TextInput } from '@diwan/ui/text-input';
import type { FormEvent } from 'react';
import { Band } from '../../../blocks/band.js';
import { Hero } from '../../../blocks/hero.block.js';
import { useTexts } from '../../../texts.js';
import { type Hit, MAX_QUESTION, type SearchAnswer } from './api/load-search.js';

/** The site's search: a form that works without scripts, and what it found. Kept out of search engines. */
export default function SearchPage({ data: { question, hits } }: PageProps<SearchAnswer>) {
  const t = useTexts();
  const { language } = useShell();
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
      {question !== '' && (
        <Band heading={t('search.resultsFor', { question })}>
          <p role="status" className="mb-6 text-grey">
            {hits.length === 0 ? t('search.nothing') : t('search.found', { count: hits.length })}
          </p>
          <ul>
            {hits.map((hit) => (
              <li key={hit.path} className="border-t border-line py-5">
                <p className="text-sm text-brass">{t(`search.kind.${hit.kind}`)}</p>
                <h3 className="text-lg">
                  <HitLink hit={hit} />
                </h3>
                <p className="mt-1 text-grey" {...tongueOf(hit, language)}>
                  {hit.text}
                </p>
              </li>
            ))}
          </ul>
        </Band>
      )}
    </>
  );
}

/** A page in the other language is another document, so a plain link leads there. */
function HitLink({ hit }: { hit: Hit }) {
  const { language } = useShell();
  const found = splitLanguage(hit.path);
  return found.language === language ? (
    <Link look="plain" href={found.path}>
      {hit.title}
    </Link>
  ) : (
    <a className="ui-link ui-link--plain" href={hit.path} hrefLang={found.language} {...tongueOf(hit, language)}>
      {hit.title}
    </a>
  );
}

function tongueOf(hit: Hit, pageLanguage: Language) {
  const { language } = splitLanguage(hit.path);
  return language === pageLanguage ? {} : { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
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
