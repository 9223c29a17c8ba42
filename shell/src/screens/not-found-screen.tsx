import { inLanguage } from '@diwan/contracts/shared/language-path';
import { isStaff, type Role } from '@diwan/contracts/shared/role';
import { SITE_LANGUAGES, TONGUES } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { Section } from '@diwan/ui/section';
import { useTexts } from '../messages/shell-texts.js';

/** The 404 page: the specification's words, a way home and a search that works without JavaScript. */
export function NotFoundScreen() {
  const t = useTexts();
  const { language, siteLanguage, session } = useShell();
  const home = homeOf(session.person?.roles);
  return (
    <Section className="shell-not-found">
      <title>{t('notFound.title')}</title>
      <meta name="robots" content="noindex" />
      <p className="ui-eyebrow">404</p>
      <h1>{t('notFound.title')}</h1>
      <p className="ui-section__lead">{t('notFound.text')}</p>
      {siteLanguage === language ? (
        <form className="shell-search" action={inLanguage('/search', language)}>
          <label htmlFor="not-found-search">{t('notFound.search')}</label>
          <div>
            <input id="not-found-search" className="ui-input" type="search" name="q" maxLength={80} dir="auto" />
            <button type="submit" className="ui-button ui-button--secondary">
              {t('notFound.searchButton')}
            </button>
          </div>
        </form>
      ) : (
        <InOtherLanguages />
      )}
      <ButtonLink href={home.href}>{t(home.label)}</ButtonLink>
    </Section>
  );
}

/** The site is searched, and most of its pages are, in other languages than this one. */
function InOtherLanguages() {
  const { languagePaths } = useShell();
  return (
    <ul className="shell-help">
      {SITE_LANGUAGES.map((language) => {
        const { dir, offer } = TONGUES[language];
        const path = languagePaths[language];
        return (
          path && (
            <li key={language}>
              <a className="ui-link" href={path} lang={language} hrefLang={language} dir={dir}>
                {offer.link}
              </a>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Where somebody belongs who is lost: their portal, the back office, or the site. */
function homeOf(roles: readonly Role[] | undefined) {
  if (!roles) return { href: '/', label: 'notFound.home' } as const;
  return isStaff(roles)
    ? ({ href: '/admin', label: 'notFound.backOffice' } as const)
    : ({ href: '/client-portal', label: 'notFound.portal' } as const);
}
