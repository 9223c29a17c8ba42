import { Icon } from '@diwan/ui/icon';
import { useTexts } from '../messages/shell-texts.js';
import { AFTER_SERVICES, BEFORE_SERVICES, type Destination, SERVICES } from '../navigation/sections.js';
import { NavItem } from './nav-item.js';
import { useDisclosure } from './use-disclosure.js';

/** The entries of the main navigation, in the header and in the mobile menu. `onChoose` runs when one is chosen. */
export function Navigation({ hover = false, onChoose }: { hover?: boolean; onChoose?: () => void }) {
  return (
    <ul className="shell-nav">
      <Entries of={BEFORE_SERVICES} onChoose={onChoose} />
      <ServicesEntry hover={hover} onChoose={onChoose} />
      <Entries of={AFTER_SERVICES} onChoose={onChoose} />
    </ul>
  );
}

function Entries({ of, onChoose }: { of: readonly Destination[]; onChoose: (() => void) | undefined }) {
  const t = useTexts();
  return of.map(({ href, label }) => (
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
        <ul>
          {SERVICES.map(({ href, label }) => (
            <li key={href}>
              <NavItem href={href} onClick={choose}>
                {t(label)}
              </NavItem>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
