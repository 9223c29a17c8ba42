import { Icon } from '@diwan/ui/icon';
import type { IconName } from '@diwan/ui/icon-paths';
import { NAV_ICON_PATHS } from './nav-icon-paths.js';

/** An icon of the design system, or one of the back office's own. */
export type NavIconName = IconName | keyof typeof NAV_ICON_PATHS;

const isOwn = (name: NavIconName): name is keyof typeof NAV_ICON_PATHS => Object.hasOwn(NAV_ICON_PATHS, name);

/** The icon of a screen, beside its name. */
export function NavIcon({ name }: { name: NavIconName }) {
  if (!isOwn(name)) return <Icon name={name} />;
  return (
    <svg className="ui-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={NAV_ICON_PATHS[name]} />
    </svg>
  );
}
