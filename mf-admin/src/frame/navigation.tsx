import { useLocation, useShell } from '@diwan/mf-kit';
import { Anchor } from '@diwan/ui/link-context';
import { useId } from 'react';
import { type TextKey, useTexts } from '../texts.js';
import { areasFor, entryOf } from './areas.js';
import { CountBadge } from './count-badge.js';
import type { Waiting } from './feature.js';
import { NavIcon, type NavIconName } from './nav-icon.js';
import type { WaitingOf } from './use-waiting.js';

export interface NavigationProps {
  waiting: readonly WaitingOf[];
  /** Called when somebody goes somewhere, to close the sheet around it. */
  onGo?: () => void;
}

/** Every screen that the person may open, by domain, with what waits there. */
export function Navigation({ waiting, onGo }: NavigationProps) {
  const t = useTexts();
  const { can } = useShell();
  const { pathname } = useLocation();
  const current = entryOf(pathname)?.href;
  const headings = useId();
  return (
    <>
      <ul className="desk-nav__list">
        <NavItem href="/admin" icon="clock" label={t('frame.today')} isCurrent={pathname === '/admin'} onGo={onGo} />
      </ul>
      {areasFor(can).map(({ domain, entries }) => (
        <div key={domain} className="desk-nav__domain">
          <p className="desk-nav__heading" id={`${headings}-${domain}`}>
            {t(`domain.${domain}`)}
          </p>
          <ul className="desk-nav__list" aria-labelledby={`${headings}-${domain}`}>
            {entries.map((entry) => (
              <NavItem
                key={entry.name}
                href={entry.href}
                icon={entry.icon ?? 'file'}
                label={t(`dashboard.${entry.name}` as TextKey)}
                isCurrent={entry.href === current}
                waiting={waiting.find((found) => found.entry.name === entry.name)?.waiting}
                onGo={onGo}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

interface NavItemProps {
  href: string;
  icon: NavIconName;
  label: string;
  isCurrent: boolean;
  waiting?: Waiting | undefined;
  onGo: (() => void) | undefined;
}

function NavItem({ href, icon, label, isCurrent, waiting, onGo }: NavItemProps) {
  return (
    <li>
      <Anchor
        className="desk-nav__item"
        href={href}
        title={label}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onGo}
      >
        <NavIcon name={icon} />
        <span className="desk-nav__label">{label}</span>
        <CountBadge waiting={waiting} />
      </Anchor>
    </li>
  );
}
