import { rememberChosenLanguage, useShell } from '@diwan/mf-kit';

const NAMES = { en: 'English', ar: 'العربية' } as const;

/** Leads to this page, query included, in the other language (D-042). A plain link: the other language is another document. */
export function LanguageSwitch() {
  const { language, switchLanguagePath } = useShell();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <a
      className="shell-language"
      href={switchLanguagePath}
      onClick={rememberChosenLanguage}
      lang={other}
      hrefLang={other}
      dir={other === 'ar' ? 'rtl' : 'ltr'}
    >
      {NAMES[other]}
    </a>
  );
}
