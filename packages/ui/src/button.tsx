import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.js';
import { Icon } from './icon.js';
import type { IconName } from './icon-paths.js';
import { Anchor, type AnchorProps, type RenderLink } from './link-context.js';
import { Spinner } from './spinner.js';
import { VisuallyHidden } from './visually-hidden.js';

interface ButtonLook {
  /** `primary` once a screen; `danger` only for what destroys. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  /** As wide as its container. */
  block?: boolean;
  /** Before the text. */
  icon?: IconName;
  /** Shows the icon alone; `children` stay as its name. */
  iconOnly?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Work is under way: keeps width and focus, ignores presses and is announced with `busyLabel`. */
  busy?: boolean;
  /** Announced when the work begins, such as "Sending…". */
  busyLabel?: string;
}

export interface ButtonLinkProps extends AnchorProps, ButtonLook {
  /** Draws the element instead, for a router's own link. */
  render?: RenderLink;
}

/** Something to press. It is `type="button"` unless told otherwise. */
export function Button(props: ButtonProps) {
  const { variant, size, block, icon, iconOnly, busy, busyLabel, className, children, onClick, ...rest } = props;
  const ignoreWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <button
        type="button"
        {...rest}
        className={look(props, className)}
        onClick={ignoreWhileBusy}
        aria-busy={busy || undefined}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
      >
        {content(icon, iconOnly, children)}
        {busy && (
          <span className="ui-button__spinner">
            <Spinner />
          </span>
        )}
      </button>
      {busyLabel && <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>}
    </>
  );
}

/** A link that looks like a button, for going somewhere rather than doing something. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, block, icon, iconOnly, render, className, children, ...rest } = props;
  const anchor = { ...rest, className: look(props, className), children: content(icon, iconOnly, children) };
  return render ? render(anchor) : <Anchor {...anchor} />;
}

function look({ variant = 'primary', size, block, iconOnly }: ButtonLook, className: string | undefined) {
  return classNames(
    'ui-button',
    `ui-button--${variant}`,
    size === 'small' && 'ui-button--small',
    block && 'ui-button--block',
    iconOnly && 'ui-button--icon-only',
    className,
  );
}

function content(icon: IconName | undefined, iconOnly: boolean | undefined, children: ReactNode) {
  return (
    <span className="ui-button__content">
      {icon && <Icon name={icon} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </span>
  );
}
