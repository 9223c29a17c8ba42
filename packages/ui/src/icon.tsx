import { classNames } from './class-names.js';
import { ICON_PATHS, type IconName, MIRRORED_ICONS } from './icon-paths.js';

export interface IconProps {
  name: IconName;
  /** Says what it means where no text beside it does. Without it the icon is decoration. */
  title?: string;
  className?: string;
}

/** A line icon, as large as 1.25 times the text it stands in and of its colour. */
export function Icon({ name, title, className }: IconProps) {
  return (
    <svg
      className={classNames('ui-icon', MIRRORED_ICONS.has(name) && 'ui-icon--mirror', className)}
      viewBox="0 0 24 24"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
