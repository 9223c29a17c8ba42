import type { Area } from '@diwan/contracts/remotes/area';
import { inLanguage } from '@diwan/contracts/shared/language-path';
import { isWritten, wordsIn } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../messages/shell-texts.js';
import { type Destination, FOOTER_SERVICES, LEGAL_LINKS, QUICK_LINKS } from '../navigation/sections.js';
import { HelpLinks } from './help-links.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { OfficeLines } from './office-lines.js';
import { ToastHotkeySwitch } from './toast-hotkey.js';
import { useFirmName } from './use-firm-name.js';

/** Year the firm's copyright line begins with. */
const SINCE = '2007';

export interface FooterProps {
  year: number;
  /** The firm is a demonstration, which is said on every page. */
  demo: boolean;
  area: Area;
  /** The site is not published: its pages cannot be read (PUB-09). */
  closed?: boolean;
}

/** The footer. In the portal and the back office only its last lines, as room is for work there; so of a closed site. */
export function Footer({ year, demo, area, closed = false }: FooterProps) {
  const brief = area !== 'public' || closed;
  const t = useTexts();
  const { language, siteLanguage, office } = useShell();
  const whole = siteLanguage === language;
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
            <p>{(office.profile && wordsIn(office.profile.blurb, siteLanguage)) || t('footer.blurb')}</p>
          </div>
          <Column title={t('footer.quickLinks')} links={QUICK_LINKS} />
          <Column title={t('footer.services')} links={FOOTER_SERVICES} />
          {(office.profile || office.phone || office.whatsappNumber) && (
            <section aria-label={t('help.title')}>
              <h2>{t('help.title')}</h2>
              <HelpLinks />
              <OfficeLines />
            </section>
          )}
        </div>
      )}
      <div className="shell-footer__last">
        <div>
          <p>{t('footer.copyright', { from: SINCE, to: String(year), firm })}</p>
          {whole && office.profile?.barRegistration && <p>{office.profile.barRegistration[language]}</p>}
          {demo && <p>{t('footer.demo')}</p>}
        </div>
        <ul aria-label={t('footer.legal')}>
          {LEGAL_LINKS.map(({ href, label }) => (
            <li key={href}>
              <Link look="plain" href={href}>
                {t(label)}
              </Link>
            </li>
          ))}
          {whole && !closed && (
            <>
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
            </>
          )}
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
  const { siteLanguage } = useShell();
  const written = links.filter(({ href }) => isWritten(href, siteLanguage));
  if (written.length === 0) return null;
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {written.map(({ href, label }) => (
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
