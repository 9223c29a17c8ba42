import { SITE_LANGUAGES, TONGUES } from '@diwan/contracts/shared/tongues';
import { rememberChosenLanguage, useShell } from '@diwan/mf-kit';

/** Lead to this page, query included, in each other language that it is written in (D-042). Plain links: another language is another document. */
export function LanguageSwitch() {
  const { languagePaths } = useShell();
  return (
    <span className="shell-languages">
      {SITE_LANGUAGES.map((language) => {
        const path = languagePaths[language];
        if (path === undefined) return null;
        const { name, dir } = TONGUES[language];
        return (
          <a
            key={language}
            className="shell-language"
            href={path}
            onClick={rememberChosenLanguage}
            lang={language}
            hrefLang={language}
            dir={dir}
          >
            {name}
          </a>
        );
      })}
    </span>
  );
}
