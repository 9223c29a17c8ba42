import { Link, rememberChosenLanguage, useShell } from '@diwan/mf-kit';
import { CedarMark } from '@diwan/ui/drawings/cedar-mark';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';

const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' } as const;

/** The bar above: the firm's mark, which leads to `home`, the language, and what is the reader's own. */
export function FirmBar({ home, children }: { home: string; children?: ReactNode }) {
  const t = useTexts();
  const { language, office, languagePaths } = useShell();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <header className="portal-head">
      <Link to={home} className="portal-brand">
        <CedarMark className="size-8 flex-none" />
        <span className="truncate">{office.profile?.name[language] ?? t('portal.title')}</span>
      </Link>
      <a
        className="inline-flex min-h-11 items-center px-2"
        href={languagePaths[other]}
        onClick={rememberChosenLanguage}
        lang={other}
        hrefLang={other}
        dir={other === 'ar' ? 'rtl' : 'ltr'}
      >
        {LANGUAGE_NAMES[other]}
      </a>
      {children}
    </header>
  );
}
