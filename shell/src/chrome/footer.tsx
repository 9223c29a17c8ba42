import type { Area } from '@diwan/contracts/remotes/area';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../messages/shell-texts.js';
import { type Destination, FOOTER_SERVICES, LEGAL_LINKS, QUICK_LINKS } from '../navigation/sections.js';
import { HelpLinks } from '../screens/help-links.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { ToastHotkeySwitch } from './toast-hotkey.js';
import { useFirmName } from './use-firm-name.js';

/** Year the firm's copyright line begins with. */
const SINCE = '2007';

/** The footer. In the portal and the back office only its last lines, as room is for work there. */
export function Footer({ year, area }: { year: number; area: Area }) {
  const brief = area !== 'public';
  const t = useTexts();
  const { language, office } = useShell();
  const firm = useFirmName();
  return (
    <footer className="shell-footer">
      {!brief && (
        <div className="shell-footer__columns">
          <div className="shell-footer__brand">
            <p className="shell-brand">
              <Logo />
              <span>{firm}</span>
            </p>
            <p>{office.profile?.blurb[language] ?? t('footer.blurb')}</p>
          </div>
          <Column title={t('footer.quickLinks')} links={QUICK_LINKS} />
          <Column title={t('footer.services')} links={FOOTER_SERVICES} />
          <section aria-label={t('help.title')}>
            <h2>{t('help.title')}</h2>
            <HelpLinks />
          </section>
        </div>
      )}
      <div className="shell-footer__last">
        <p>{t('footer.copyright', { from: SINCE, to: String(year), firm })}</p>
        <ul aria-label={t('footer.legal')}>
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <Link look="plain" href={href}>
                {t(label)}
              </Link>
            </li>
          ))}
          <li>
            <Link look="plain" href="/search">
              {t('footer.search')}
            </Link>
          </li>
          <li>
            <a className="ui-link ui-link--plain" href={inLanguage('/rss.xml', language)}>
              {t('footer.rss')}
            </a>
          </li>
          <li>
            <LanguageSwitch />
          </li>
          {brief && (
            <li>
              <ToastHotkeySwitch />
            </li>
          )}
        </ul>
        {brief && <HelpLinks />}
      </div>
    </footer>
  );
}

function Column({ title, links }: { title: string; links: readonly Destination[] }) {
  const t = useTexts();
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link look="plain" href={href}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
