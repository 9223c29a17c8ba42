import { Link, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../messages/shell-texts.js';
import { AccountButtons } from './account-buttons.js';
import { LanguageSwitch } from './language-switch.js';
import { Logo } from './logo.js';
import { Navigation } from './navigation.js';
import { ReachLine } from './reach-line.js';
import { useDisclosure } from './use-disclosure.js';
import { useFirmName } from './use-firm-name.js';

/** The sticky header: mark, navigation, account, language; on small screens a button opens a menu with the same entries. Of a site that is `closed` (PUB-09) it leads to nothing that cannot be read. */
export function Header({ closed = false }: { closed?: boolean }) {
  const t = useTexts();
  const firm = useFirmName();
  const { language, siteLanguage } = useShell();
  const { open, close, buttonProps, panelProps, rootProps } = useDisclosure();
  return (
    <header className="shell-header">
      <ReachLine />
      <div className="shell-header__bar" {...rootProps}>
        <Link to="/" className="shell-brand" aria-label={t('header.homeOf', { firm })}>
          <Logo />
          <span>{firm}</span>
        </Link>
        {!closed && (
          <nav className="shell-header__wide" aria-label={t('header.main')}>
            <Navigation hover />
          </nav>
        )}
        <div className="shell-header__wide">
          <AccountButtons closed={closed} />
        </div>
        {siteLanguage === language && !closed && (
          <Link to="/search" className="shell-search-link">
            <Icon name="search" />
            <VisuallyHidden>{t('footer.search')}</VisuallyHidden>
          </Link>
        )}
        <LanguageSwitch />
        {/* Shown where no script runs: the address then names the menu, which opens it. */}
        <a href={`#${panelProps.id}`} className="shell-menu-button shell-menu-link">
          <Icon name="menu" />
          <VisuallyHidden>{t('header.openMenu')}</VisuallyHidden>
        </a>
        <button {...buttonProps} className="shell-menu-button">
          <Icon name={open ? 'close' : 'menu'} />
          <VisuallyHidden>{open ? t('header.closeMenu') : t('header.openMenu')}</VisuallyHidden>
        </button>
        <div {...panelProps} className="shell-mobile">
          {!closed && (
            <nav aria-label={t('header.main')}>
              <Navigation onChoose={close} />
            </nav>
          )}
          <AccountButtons closed={closed} onChoose={close} />
          <LanguageSwitch />
        </div>
      </div>
    </header>
  );
}
