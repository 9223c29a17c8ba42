import { Link, rememberChosenLanguage, useShell } from '@diwan/mf-kit';
import { CedarMark } from '@diwan/ui/drawings/cedar-mark';
import type { ReactNode } from 'react';
import { useTexts } from '../texts.js';
import { OfficeLine } from './office-line.js';
import { PersonMenu } from './person-menu.js';
import { PortalNav } from './portal-nav.js';

const LANGUAGE_NAMES = { en: 'English', ar: 'العربية' } as const;

/** Around every view of the portal: the firm's mark, language and person above, the views at the thumb or beside, the office below. */
export function PortalFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const { language, office, switchLanguagePath } = useShell();
  const other = language === 'en' ? 'ar' : 'en';
  return (
    <div className="portal-frame">
      <header className="portal-head">
        <Link to="/client-portal" className="portal-brand">
          <CedarMark className="size-8 flex-none" />
          <span className="truncate">{office.profile?.name[language] ?? t('portal.title')}</span>
        </Link>
        <a
          className="inline-flex min-h-11 items-center px-2"
          href={switchLanguagePath}
          onClick={rememberChosenLanguage}
          lang={other}
          hrefLang={other}
          dir={other === 'ar' ? 'rtl' : 'ltr'}
        >
          {LANGUAGE_NAMES[other]}
        </a>
        <PersonMenu />
      </header>
      <PortalNav />
      <main id="content" tabIndex={-1} className="portal-content">
        {children}
      </main>
      <OfficeLine />
    </div>
  );
}
