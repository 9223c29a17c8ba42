import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { formatPhone, PageHead, type PageProps, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Breadcrumbs } from '@diwan/ui/breadcrumbs';
import { ButtonLink } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { AttorneyContacts } from '../../../site/attorney-contacts.js';
import { AttorneyPortrait } from '../../../site/attorney-portrait.js';
import { breadcrumbList } from '../../../structured-data/breadcrumbs.js';
import { fullPersonNode } from '../../../structured-data/person.js';
import { type Texts, useTexts } from '../../../texts.js';
import { BulletList } from './bullet-list.js';

/** A lawyer's profile. */
export default function AttorneyPage({ data: attorney }: PageProps<Attorney>) {
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
                  <ButtonLink href="/contact">{t('attorney.schedule')}</ButtonLink>
                </div>
                <AttorneyContacts attorney={attorney} />
              </div>
              <div className="mt-10">
                <DescriptionList items={particulars(attorney, language, t)} />
              </div>
            </div>
          </div>
        </div>
      </section>
    </>
  );
}

function particulars(attorney: Attorney, language: 'en' | 'ar', t: Texts) {
  const { bar, email, phone } = attorney;
  const languages = attorney.languages.map((code) =>
    code in LANGUAGE_KEYS ? t(LANGUAGE_KEYS[code as keyof typeof LANGUAGE_KEYS]) : code,
  );
  return [
    {
      label: t('attorney.specialties'),
      value: <BulletList items={attorney.specialties.map((specialty) => specialty[language])} />,
    },
    {
      label: t('attorney.education'),
      value: <BulletList items={attorney.education.map((education) => education[language])} />,
    },
    ...(bar ? [{ label: t('attorney.bar'), value: bar[language] }] : []),
    { label: t('attorney.languages'), value: languages.join(language === 'ar' ? '، ' : ', ') },
    ...(phone ? [{ label: t('attorney.phone'), value: <Ltr>{formatPhone(phone)}</Ltr> }] : []),
    ...(email ? [{ label: t('attorney.emailAddress'), value: <Ltr>{email}</Ltr> }] : []),
  ];
}

const LANGUAGE_KEYS = {
  ar: 'language.ar',
  en: 'language.en',
  fr: 'language.fr',
  hy: 'language.hy',
  es: 'language.es',
  de: 'language.de',
  it: 'language.it',
} as const;
