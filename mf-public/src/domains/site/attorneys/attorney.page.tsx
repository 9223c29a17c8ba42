import { getAttorneyCard } from '@diwan/contracts/site/attorneys/http';
import { apiPath, PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { ButtonLink } from '@diwan/ui/button';
import { ArticleCards } from '../../../cards/article-cards.js';
import { AttorneyContacts } from '../../../cards/attorney-contacts.js';
import { AttorneyPortrait } from '../../../cards/attorney-portrait.js';
import { Band } from '../../../prose/band.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { fullPersonNode } from '../../../structured-data/person.js';
import { useTexts } from '../../../texts.js';
import type { Profile } from './api/load-attorney.js';
import { Particulars } from './particulars.js';

/** A lawyer's profile, with a card for the visitor's telephone and the articles that the lawyer wrote. */
export default function AttorneyPage({ data: { attorney, articles } }: PageProps<Profile>) {
  const t = useTexts();
  const shell = useShell();
  const { language } = shell;
  const name = attorney.name[language];
  const crumbs = [
    { name: t('crumb.home'), path: '/' },
    { name: t('crumb.attorneys'), path: '/attorneys' },
    { name, path: `/attorneys/${attorney.slug}` },
  ];
  return (
    <>
      <PageHead
        title={t('attorney.pageTitle', { name, title: attorney.title[language] })}
        description={attorney.bio[language]}
        jsonLd={[fullPersonNode(attorney, shell), ...breadcrumbList(crumbs, shell)]}
      />
      <section className="pub-plain-hero" data-surface="paper">
        <div className="pub-inner">
          <div className="mb-8">
            <Breadcrumbs
              label={t('breadcrumbs')}
              items={crumbs.map(({ name: label, path }, index) => (index < 2 ? { label, href: path } : { label }))}
            />
          </div>
          <div className="grid gap-8 md:grid-cols-12">
            <div className="max-w-48 md:col-span-3 md:max-w-none">
              <AttorneyPortrait attorney={attorney} sizes="(width >= 48rem) 16rem, 12rem" />
            </div>
            <div className="md:col-span-8 md:col-start-5">
              <h1>{name}</h1>
              <p className="mt-3 text-lg text-brass">{attorney.title[language]}</p>
              <p className="mt-5 max-w-prose">{attorney.bio[language]}</p>
              <div className="mt-8 grid gap-3">
                <div>
                  <ButtonLink href={`/consultation?lawyer=${attorney.slug}`}>{t('attorney.schedule')}</ButtonLink>
                </div>
                <AttorneyContacts attorney={attorney} />
                <div>
                  <a
                    className="ui-link"
                    href={apiPath(getAttorneyCard, { params: { slug: attorney.slug }, query: { language } })}
                    download={`${attorney.slug}.vcf`}
                  >
                    {t('attorney.card')}
                  </a>
                </div>
              </div>
              <div className="mt-10">
                <Particulars attorney={attorney} />
              </div>
            </div>
          </div>
        </div>
      </section>
      {articles.length > 0 && (
        <Band layout="above" heading={t('attorney.articles', { name })}>
          <ArticleCards articles={articles} />
        </Band>
      )}
    </>
  );
}
