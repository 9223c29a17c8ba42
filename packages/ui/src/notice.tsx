import type { ReactNode } from 'react';
import type { Tone } from './badge.js';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import { TONE_ICON } from './tone-icon.js';

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** How it reaches a screen reader when it appears later: `alert` interrupts, `status` waits. Nothing for a standing text. */
  role?: 'alert' | 'status';
  className?: string;
}

/** A message in the flow of the page. */
export function Notice({ tone = 'info', title, children, actions, role, className }: NoticeProps) {
  return (
    <div className={classNames('ui-notice', className)} data-tone={tone} role={role}>
      <Icon name={TONE_ICON[tone]} />
      <div>
        {title && <p className="ui-notice__title">{title}</p>}
        {children}
        {actions && <div className="ui-notice__actions">{actions}</div>}
      </div>
    </div>
  );
}
