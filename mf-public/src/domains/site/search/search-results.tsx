import type { Language } from '@diwan/contracts/shared/language';
import { splitLanguage } from '@diwan/contracts/shared/language-path';
import { callApi, useShell } from '@diwan/mf-kit';
import { ErrorState } from '@diwan/ui/error-state';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { Band } from '../../../prose/band.js';
import { type Texts, useTexts } from '../../../texts.js';
import { askSearch, type Hit } from './api/load-search.js';
import { Marked } from './marked-text.js';

/** What a search has found, that it found nothing, or that it did not answer, with Retry. */
export function SearchResults({ question, found }: { question: string; found: readonly Hit[] | null }) {
  const t = useTexts();
  const { language } = useShell();
  const [retried, setRetried] = useState<readonly Hit[] | null>(null);
  const [retrying, setRetrying] = useState(false);
  const retry = () => {
    setRetrying(true);
    const asked = askSearch(callApi, language, question).catch(() => null);
    void asked.then(setRetried).finally(() => setRetrying(false));
  };
  const hits = found ?? retried;
  if (hits === null)
    return (
      <Band heading={t('search.resultsFor', { question })}>
        <ErrorState
          title={t('search.failed')}
          retryLabel={t('retry')}
          onRetry={retry}
          retrying={retrying}
          headingLevel={3}
        />
      </Band>
    );
  return (
    <Band heading={t('search.resultsFor', { question })}>
      <p role="status" className="mb-6 text-grey">
        {hits.length === 0 ? <NothingFound /> : t('search.found', { count: hits.length })}
      </p>
      <ul>
        {hits.map((hit) => (
          <li key={hit.path} className="border-t border-line py-5">
            <p className="text-sm text-brass">{placeOf(hit, t)}</p>
            <h3 className="text-lg">
              <HitLink hit={hit} />
            </h3>
            <p className="mt-1 text-grey" {...tongueOf(hit, language)}>
              <Marked pieces={hit.text} />
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** What to do instead; the contact page is one press away. */
function NothingFound() {
  const t = useTexts();
  return (
    <>
      {t('search.nothing')} <Link href="/contact">{t('search.ask')}</Link>
    </>
  );
}

/** A page in the other language is another document, so a plain link leads there. */
function HitLink({ hit }: { hit: Hit }) {
  const { language } = useShell();
  const found = splitLanguage(hit.path);
  return found.language === language ? (
    <Link look="plain" href={found.path}>
      <Marked pieces={hit.title} />
    </Link>
  ) : (
    <a className="ui-link ui-link--plain" href={hit.path} hrefLang={found.language} {...tongueOf(hit, language)}>
      <Marked pieces={hit.title} />
    </a>
  );
}

/** Sections of the site by the first step of an address. */
const SECTIONS = { services: 'crumb.services', attorneys: 'crumb.attorneys', news: 'crumb.news' } as const;

/** What a hit is and where on the site it stands: a question, of the services. */
function placeOf({ kind, path }: Hit, t: Texts): string {
  const [, first = ''] = splitLanguage(path).path.split(/[/#]/);
  const section = first in SECTIONS && t(SECTIONS[first as keyof typeof SECTIONS]);
  if (kind === 'faq') return [t('search.kind.faq'), section].filter(Boolean).join(' · ');
  return section || t(`search.kind.${kind}`);
}

function tongueOf(hit: Hit, pageLanguage: Language) {
  const { language } = splitLanguage(hit.path);
  return language === pageLanguage ? {} : { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' };
}
