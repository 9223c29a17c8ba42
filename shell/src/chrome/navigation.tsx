import { isWritten } from '@diwan/contracts/shared/tongues';
import { useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { useTexts } from '../messages/shell-texts.js';
import { AFTER_SERVICES, BEFORE_SERVICES, type Destination, MORE_SERVICES, SERVICES } from '../navigation/sections.js';
import { NavItem } from './nav-item.js';
import { useDisclosure } from './use-disclosure.js';

/**
 * The entries of the main navigation, in the header and in the mobile menu. Of a language in which only some pages are written,
 * those: without a menu of services. `onChoose` runs when one is chosen.
 */
export function Navigation({ hover = false, onChoose }: { hover?: boolean; onChoose?: () => void }) {
  const { language, siteLanguage } = useShell();
  return (
    <ul className="shell-nav">
      <Entries of={BEFORE_SERVICES} onChoose={onChoose} />
      {siteLanguage === language ? (
        <ServicesEntry hover={hover} onChoose={onChoose} />
      ) : (
        <Entries of={MORE_SERVICES} onChoose={onChoose} />
      )}
      <Entries of={AFTER_SERVICES} onChoose={onChoose} />
    </ul>
  );
}

function Entries({ of, onChoose }: { of: readonly Destination[]; onChoose: (() => void) | undefined }) {
  const t = useTexts();
  const { siteLanguage } = useShell();
  const written = of.filter(({ href }) => isWritten(href.split('?')[0] ?? href, siteLanguage));
  return written.map(({ href, label }) => (
    <li key={href}>
      <NavItem href={href} onClick={onChoose}>
        {t(label)}
      </NavItem>
    </li>
  ));
}

function ServicesEntry({ hover, onChoose }: { hover: boolean; onChoose: (() => void) | undefined }) {
  const t = useTexts();
  const { buttonProps, panelProps, rootProps, close } = useDisclosure({ hover });
  const choose = () => {
    close();
    onChoose?.();
  };
  return (
    <li className="shell-services" {...rootProps}>
      <button {...buttonProps} className="shell-nav__link">
        {t('header.services')}
        <Icon name="chevron-down" />
      </button>
      <div {...panelProps} className="shell-services__panel">
        <div className="shell-services__groups">
          {SERVICES.map((group) => (
            <div key={group.label}>
              <p className="shell-services__label">{t(group.label)}</p>
              <ul>
                <Entries of={group.services} onChoose={choose} />
              </ul>
            </div>
          ))}
        </div>
        <ul className="shell-services__more">
          <Entries of={MORE_SERVICES} onChoose={choose} />
        </ul>
      </div>
    </li>
  );
}
