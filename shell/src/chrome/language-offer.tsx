import { SITE_LANGUAGES, type SiteLanguage, TONGUES } from '@diwan/contracts/shared/tongues';
import { isLanguageChosen, rememberChosenLanguage, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useEffect, useState } from 'react';

const KEY = 'diwan-no-language-offer';

/**
 * Tells whose browser prefers another language that this page is written in, in that language (I18-01). Nobody is sent anywhere, and who
 * closes it does not see it again. Pages are the same for everybody, so each offer comes hidden; `wake.ts` shows the one that fits even
 * while the page sleeps.
 */
export function LanguageOffer() {
  const { siteLanguage, languagePaths } = useShell();
  const [wanted, setWanted] = useState<SiteLanguage | null>(null);
  useEffect(() => setWanted(wantedLanguage([siteLanguage, ...offered(languagePaths)])), [siteLanguage, languagePaths]);
  const dismiss = () => {
    setWanted(null);
    try {
      localStorage.setItem(KEY, 'yes');
    } catch {
      // Without storage it is closed on this page.
    }
  };
  return SITE_LANGUAGES.map((language) => {
    const { name, dir, offer } = TONGUES[language];
    const path = languagePaths[language];
    if (path === undefined) return null;
    return (
      <aside
        key={language}
        className="shell-offer"
        lang={language}
        dir={dir}
        aria-label={name}
        data-offer={language}
        hidden={wanted !== language}
        suppressHydrationWarning
      >
        <p>
          {offer.text}{' '}
          <a className="ui-link" href={path} hrefLang={language} onClick={rememberChosenLanguage}>
            {offer.link}
          </a>
        </p>
        <button type="button" className="ui-button ui-button--quiet ui-button--small" onClick={dismiss}>
          <Icon name="close" />
          <VisuallyHidden>{offer.dismiss}</VisuallyHidden>
        </button>
      </aside>
    );
  });
}

const offered = (paths: Partial<Record<SiteLanguage, string>>) =>
  SITE_LANGUAGES.filter((language) => paths[language] !== undefined);

/** The first language of the browser that the page is written in, where it is not the page's own and nobody has said no or chosen. */
function wantedLanguage([own, ...others]: readonly SiteLanguage[]): SiteLanguage | null {
  try {
    if (localStorage.getItem(KEY) !== null) return null;
  } catch {
    return null;
  }
  if (isLanguageChosen()) return null;
  const written = navigator.languages.flatMap((tag) => {
    const [code] = tag.split('-');
    return code === own ? [null] : (others.find((language) => language === code) ?? []);
  });
  return written[0] ?? null;
}
